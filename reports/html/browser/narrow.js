/** Search and filters: what does not fit is hidden, with the rules and groups in which nothing is left. */
(() => {
  const search = document.getElementById("search");
  const filters = [...document.querySelectorAll("[data-filter]")];
  const rows = [...document.querySelectorAll(".row")];
  const isOn = (filter) => filter.getAttribute("aria-pressed") === "true";
  let texts;

  /** What is searched of each row: its rule, and what it says before any game is opened. */
  const textOf = (row) =>
    `${row.closest(".branch")?.firstElementChild.textContent ?? ""} ${row.textContent}`.toLowerCase();

  const narrow = () => {
    texts ??= new Map(rows.map((row) => [row, textOf(row)]));
    const words = search.value.toLowerCase().split(/\s+/);
    const wanted = filters.filter(isOn).map(({ dataset }) => dataset.filter);
    for (const row of rows) {
      const { verdict } = row.dataset;
      const fits = wanted.length === 0 || wanted.includes(verdict);
      row.hidden = !(fits && words.every((word) => texts.get(row).includes(word)));
    }
    for (const parent of document.querySelectorAll(".branch, .group")) {
      parent.hidden = parent.querySelector(".row:not([hidden])") === null;
    }
    const shown = rows.filter((row) => !row.hidden).length;
    document.getElementById("status").textContent = `${shown} of ${rows.length} shown`;
    document.getElementById("nothing").hidden = shown > 0;
  };

  search.addEventListener("input", narrow);
  for (const filter of filters) {
    filter.addEventListener("click", () => {
      filter.setAttribute("aria-pressed", String(!isOn(filter)));
      narrow();
    });
  }

  document.addEventListener("show-all", () => {
    search.value = "";
    for (const filter of filters) filter.setAttribute("aria-pressed", "false");
    narrow();
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.closest("input") || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    search.focus();
  });
})();
