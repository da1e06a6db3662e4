/** Faults: their games wait packed until somebody opens them; links lead to them, and bug reports leave by copy. */
(() => {
  const unpacked = (id) => {
    const bytes = Uint8Array.from(atob(document.getElementById(`data:${id}`).textContent), (each) =>
      each.charCodeAt(0),
    );
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return new Response(stream).json();
  };

  /** By id, of each fault that was opened: its game, its bug report and its case file. */
  const opened = new Map();

  /** Puts the games of a fault into the page; their markup was escaped when the page was made. */
  const fill = async (place) => {
    const { fault } = place.dataset;
    try {
      const data = await unpacked(fault);
      opened.set(fault, data);
      place.innerHTML = data.body;
    } catch {
      place.textContent = "This browser cannot unpack the game; a newer one can.";
    }
    for (const tab of place.querySelectorAll("[aria-selected=true]")) lead(tab);
  };

  const filling = new Map();
  const open = (details) => {
    details.open = true;
    const place = details.querySelector("[data-fault]");
    if (place && !filling.has(place)) filling.set(place, fill(place));
    return filling.get(place);
  };

  const lead = (tab) => tab.dispatchEvent(new Event("moment", { bubbles: true }));

  for (const details of document.querySelectorAll(".row > details")) {
    details.addEventListener("toggle", () => details.open && open(details));
  }

  /** Goes where the address says: to a rule, a finding, or a moment of its game. */
  const follow = async () => {
    const hash = decodeURI(location.hash.slice(1));
    const [, id, step] = /^(.*?)((?:\/(?:case-\d+|other))?\/step-\w+)?$/.exec(hash);
    const details = document.getElementById(id);
    if (!details?.matches(".row > details")) return;
    if (details.closest("[hidden]")) document.dispatchEvent(new Event("show-all"));
    await open(details);
    const tab = step && document.getElementById(`${hash}/tab`);
    if (tab) lead(tab);
    details.querySelector("summary").focus({ preventScroll: true });
    // Rows that come into view take their real height, so the place is sought once more.
    details.scrollIntoView();
    requestAnimationFrame(() => details.scrollIntoView());
  };
  addEventListener("hashchange", follow);
  // A link that is followed twice changes no address.
  document.addEventListener("click", ({ target }) => {
    if (target.closest("a")?.getAttribute("href") === location.hash) follow();
  });

  /** By way of a field, where a browser keeps its clipboard from files. */
  const copyByField = (text) => {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  };

  const copy = async (text, button) => {
    const label = button.textContent;
    const done = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => true,
      () => copyByField(text),
    );
    const told = done ? "Copied" : "The browser does not allow it";
    button.textContent = told;
    document.getElementById("status").textContent = told;
    setTimeout(() => {
      button.textContent = label;
    }, 1500);
  };

  const save = (text, file) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = file;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-act]");
    if (!button) return;
    const details = button.closest(".row > details");
    const data = opened.get(details.id);
    if (button.dataset.act === "save case") save(data.case, data.file);
    if (button.dataset.act === "copy bug") copy(data.bug, button);
    if (button.dataset.act === "copy link") {
      const tab = details.querySelector("[aria-selected=true]");
      copy(`${location.href.split("#")[0]}#${encodeURI(tab.dataset.link)}`, button);
    }
  });

  follow();
})();
