/** Strips of moments: clicks and keys show another one, and its cards glide to where they lie then. */
(() => {
  const tabsOf = (film) => [...film.querySelectorAll("[role=tab]")];
  const currentOf = (film) => tabsOf(film).findIndex((tab) => tab.getAttribute("aria-selected") === "true");
  const panelOf = (tab) => document.getElementById(tab.getAttribute("aria-controls"));

  /** The cards of the last board of a moment: the engine's, where there are two. */
  const cardsOf = (panel) => [...panel.querySelectorAll("figure:last-child [data-card]:not([data-card=''])")];

  const glide = (from, panel) => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const card of cardsOf(panel)) {
      const before = from.get(card.dataset.card);
      const after = card.getBoundingClientRect();
      if (!before || Math.abs(before.x - after.x) + Math.abs(before.y - after.y) < 2) continue;
      const start = `translate(${before.x - after.x}px, ${before.y - after.y}px)`;
      card.animate([{ transform: start }, { transform: "none" }], { duration: 320, easing: "ease-out" });
    }
  };

  /** For those who do not see the boards: what happens and what differs. */
  const tell = (panel) => {
    const said = (side) => [...panel.querySelectorAll(`.${side} .said li`)].map((line) => line.textContent);
    const got = said("got");
    const differences = said("expected").map((line, n) => `Expected: ${line}. Got: ${got[n]}.`);
    const { textContent } = panel.querySelector(".sentence");
    document.getElementById("status").textContent = [textContent, ...differences].join(" ");
  };

  /** Scrolls a strip, and nothing but the strip, to a tab. */
  const reveal = (tab) => {
    const strip = tab.parentElement;
    strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  };

  const show = (tab) => {
    const tabs = tabsOf(tab.closest(".film"));
    const old = tabs.find((each) => each.getAttribute("aria-selected") === "true");
    const from = new Map(cardsOf(panelOf(old)).map((card) => [card.dataset.card, card.getBoundingClientRect()]));
    for (const each of tabs) {
      each.setAttribute("aria-selected", String(each === tab));
      each.tabIndex = each === tab ? 0 : -1;
      panelOf(each).hidden = each !== tab;
    }
    reveal(tab);
    if (tab === old) return;
    glide(from, panelOf(tab));
    tell(panelOf(tab));
    history.replaceState(null, "", `#${encodeURI(tab.dataset.link)}`);
  };

  document.addEventListener("click", ({ target }) => {
    const tab = target.closest("[role=tab]");
    const step = target.closest("[data-step]");
    const film = target.closest(".film");
    const next = tab ?? (step && tabsOf(film)[currentOf(film) + Number(step.dataset.step)]);
    if (next) show(next);
  });

  document.addEventListener("keydown", (event) => {
    // Also from the head of a fault, whose first game is meant then.
    const film = event.target.closest(".film") ?? event.target.closest("details[open]")?.querySelector(".film");
    if (!film || event.ctrlKey || event.metaKey || event.altKey) return;
    const tabs = tabsOf(film);
    const now = currentOf(film);
    const next = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs[next];
    if (!tab) return;
    show(tab);
    if (event.target.closest("[role=tab]")) tab.focus({ preventScroll: true });
  });

  /** A link leads to a moment. */
  document.addEventListener("moment", ({ target }) => show(target));
})();
