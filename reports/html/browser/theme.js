/** Light or dark: as the system has it until somebody says otherwise, which is kept where a browser keeps anything. */
(() => {
  const root = document.documentElement;
  const remembered = (change) => {
    try {
      return change(localStorage);
    } catch {
      return null;
    }
  };
  const kept = remembered((storage) => storage.getItem("theme"));
  if (kept === "light" || kept === "dark") root.dataset.theme = kept;
  document.getElementById("theme").addEventListener("click", () => {
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const next = (root.dataset.theme ?? system) === "dark" ? "light" : "dark";
    root.dataset.theme = next;
    remembered((storage) => storage.setItem("theme", next));
  });
})();
