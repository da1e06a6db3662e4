"use strict";

/** Everything that the page does once it is open. Data of faults waits as JSON until somebody looks at it. */
(() => {
  const rows = [...document.querySelectorAll(".row")];
  const status = document.getElementById("status");

  const say = (text) => {
    status.textContent = text;
  };

  // ---- Faults: their games come into the page when they are first opened.

  const dataOf = (id) => {
    const element = document.getElementById(`data:${id}`);
    return element && JSON.parse(element.textContent);
  };

  const mount = (details) => {
    const place = details.querySelector("[data-fault]");
    if (!place || place.childElementCount > 0) return;
    const data = dataOf(place.dataset.fault);
    if (data) place.innerHTML = data.body;
  };

  for (const details of document.querySelectorAll(".row > details")) {
    details.addEventListener("toggle", () => details.open && mount(details));
  }

  // ---- Moments of a game.

  const tabsOf = (film) => [...film.querySelectorAll("[role=tab]")];
  const currentOf = (film) => tabsOf(film).findIndex((tab) => tab.getAttribute("aria-selected") === "true");

  /** Cards glide from where they lay to where they lie now. */
  const glide = (from, to) => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const card of to.querySelectorAll("figure:last-child [data-card]:not([data-card=''])")) {
      const before = from.get(card.dataset.card);
      if (!before) continue;
      const after = card.getBoundingClientRect();
      const x = before.left - after.left;
      const y = before.top - after.top;
      if (Math.abs(x) + Math.abs(y) < 2) continue;
      card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
        duration: 320,
        easing: "cubic-bezier(.2,.7,.2,1)",
      });
    }
  };

  const places = (panel) => {
    const cards = [...panel.querySelectorAll("figure:last-child [data-card]:not([data-card=''])")];
    return new Map(cards.map((card) => [card.dataset.card, card.getBoundingClientRect()]));
  };

  const show = (film, index, focus) => {
    const tabs = tabsOf(film);
    const tab = tabs[index];
    if (!tab) return;
    const old = film.querySelector("[role=tabpanel]:not([hidden])");
    const from = places(old);
    for (const each of tabs) {
      const chosen = each === tab;
      each.setAttribute("aria-selected", String(chosen));
      each.tabIndex = chosen ? 0 : -1;
      document.getElementById(each.getAttribute("aria-controls")).hidden = !chosen;
    }
    const panel = document.getElementById(tab.getAttribute("aria-controls"));
    if (focus) tab.focus();
    tab.scrollIntoView({ block: "nearest", inline: "nearest" });
    glide(from, panel);
    const differences = [...panel.querySelectorAll(".differences tbody tr")].map(
      ({ cells: [expected, got] }) => `Expected: ${expected.textContent}. Got: ${got.textContent}.`,
    );
    say([panel.querySelector(".sentence").textContent, ...differences].join(" "));
    history.replaceState(null, "", `#${encodeURI(tab.id)}`);
  };

  document.addEventListener("click", ({ target }) => {
    const tab = target.closest("[role=tab]");
    const step = target.closest("[data-step]");
    const film = target.closest(".film");
    if (tab) show(film, tabsOf(film).indexOf(tab), true);
    if (step) show(film, currentOf(film) + Number(step.dataset.step), false);
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = event.target.closest("input");
    if (event.key === "/" && !typing) {
      event.preventDefault();
      document.getElementById("search").focus();
      return;
    }
    const film = event.target.closest(".film");
    if (!film || typing) return;
    const last = tabsOf(film).length - 1;
    const now = currentOf(film);
    const next = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(film, Math.max(0, Math.min(last, next)), event.target.closest("[role=tab]") !== null);
  });

  // ---- Links that lead to a rule, a finding, or a moment of its game.

  const follow = () => {
    const hash = decodeURI(location.hash.slice(1));
    const [, id, step] = /^(.*?)((?:\/(?:case-\d+|other))?\/step-\w+)?$/.exec(hash);
    const details = document.getElementById(id);
    if (!details?.matches(".row > details")) return;
    clear();
    details.open = true;
    mount(details);
    const tab = step && document.getElementById(hash);
    if (tab) {
      const film = tab.closest(".film");
      show(film, tabsOf(film).indexOf(tab), false);
    }
    details.querySelector("summary").focus({ preventScroll: true });
    // Rows that come into view take their real height, so the place is sought once more.
    details.scrollIntoView();
    requestAnimationFrame(() => details.scrollIntoView());
  };
  addEventListener("hashchange", follow);

  // ---- Copies.

  const copy = async (text, button) => {
    const label = button.textContent;
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = "Copied";
      say("Copied");
    } catch {
      button.textContent = "The browser does not allow it";
    }
    setTimeout(() => {
      button.textContent = label;
    }, 1500);
  };

  const save = ({ case: text, file }) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = file;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-copy], [data-save]");
    if (!button) return;
    const details = button.closest(".row > details");
    const data = dataOf(details.id);
    if (button.dataset.save) save(data);
    else if (button.dataset.copy === "bug") copy(data.bug, button);
    else {
      const tab = details.querySelector("[aria-selected=true]");
      copy(`${location.href.split("#")[0]}#${encodeURI(tab?.id ?? details.id)}`, button);
    }
  });

  // ---- Search and filters.

  const search = document.getElementById("search");
  const filters = [...document.querySelectorAll("[data-filter]")];
  let texts;

  const narrow = () => {
    texts ??= new Map(rows.map((row) => [row, `${row.closest(".branch")?.firstElementChild.textContent ?? ""} ${row.textContent}`.toLowerCase()]));
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = filters.filter((each) => each.getAttribute("aria-pressed") === "true").map((each) => each.dataset.filter);
    let count = 0;
    for (const row of rows) {
      const fits =
        (wanted.length === 0 || wanted.includes(row.dataset.verdict)) &&
        words.every((word) => texts.get(row).includes(word));
      row.hidden = !fits;
      if (fits) count += 1;
    }
    for (const parent of document.querySelectorAll(".branch, .group")) {
      parent.hidden = parent.querySelector(".row:not([hidden])") === null;
    }
    say(`${count} of ${rows.length} shown`);
  };

  const clear = () => {
    if (search.value === "" && !filters.some((each) => each.getAttribute("aria-pressed") === "true")) return;
    search.value = "";
    for (const each of filters) each.setAttribute("aria-pressed", "false");
    narrow();
  };

  search.addEventListener("input", narrow);
  for (const filter of filters) {
    filter.addEventListener("click", () => {
      filter.setAttribute("aria-pressed", String(filter.getAttribute("aria-pressed") !== "true"));
      narrow();
    });
  }

  // ---- Light or dark; the choice is kept where the browser keeps anything for files.

  const root = document.documentElement;
  const kept = (value) => {
    try {
      if (value) localStorage.setItem("theme", value);
      return localStorage.getItem("theme");
    } catch {
      return null;
    }
  };
  const theme = kept();
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  document.getElementById("theme").addEventListener("click", () => {
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    kept(root.dataset.theme);
  });

  follow();
})();
