import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Report } from "../../spec/types/index.ts";
import { HOSTILE_TO_PAGES } from "../example-hostile.ts";
import { REPORT } from "../example-runs.ts";
import { CASE, FINDING } from "../example-violation.ts";
import { renderHtml } from "./page.ts";

const CHROMIUM = [
  chromium.executablePath(),
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((file) => existsSync(file));

const title = CHROMIUM ? "the page in a browser" : "the page in a browser (skipped: no Chromium is installed here)";

describe.skipIf(CHROMIUM === undefined)(title, () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let folder: string;
  /** What the page asked of the network, and what went wrong in it. */
  let requests: string[];
  let errors: string[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "riftbound-page-"));
    browser = await chromium.launch({ executablePath: CHROMIUM ?? "", args: ["--no-sandbox"] });
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    context = await browser.newContext({ colorScheme: "light", reducedMotion: "reduce" });
    page = await context.newPage();
    page.setDefaultTimeout(60_000);
    requests = [];
    errors = [];
    page.on("request", (request) => requests.push(request.url()));
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => errors.push(message.text()));
    page.on("dialog", (dialog) => errors.push(dialog.message()));
  });
  afterEach(() => context.close());

  async function open(report: Report, hash = ""): Promise<string> {
    const file = join(folder, "report.html");
    writeFileSync(file, renderHtml(report));
    const address = pathToFileURL(file).href;
    await page.goto(`${address}${hash}`);
    if (hash !== "") await page.locator(".film").waitFor();
    return address;
  }

  const fault = () => page.locator('[id="illegal/no-retarget"]');
  const moment = () => fault().locator("[role=tab][aria-selected=true]").textContent();
  const rows = () => page.locator(".row:visible > details").evaluateAll((all) => all.map(({ id }) => id));
  const background = () => page.evaluate("getComputedStyle(document.documentElement).backgroundColor");
  const violations = async (options: axe.RunOptions): Promise<readonly string[]> => {
    await page.evaluate(axe.source);
    const found = await page.evaluate<axe.AxeResults>(
      `axe.run(document, ${JSON.stringify({ ...options, resultTypes: ["violations"], iframes: false })})`,
    );
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  };

  it("opens a fault at the moment that differs, expected beside got, and asks nothing of the network", async () => {
    const address = await open(REPORT);
    await fault().locator("summary").first().click();
    expect(await moment()).toBe("3b S1 resolves ✗ differs");
    expect(await fault().locator(".said:visible").allInnerTexts()).toEqual([
      "U2 is at battlefield A",
      "U2 is in P2's trash",
    ]);
    expect(await fault().locator(".board:visible .tell").count()).toBe(2);
    expect(requests).toEqual([address]);
    expect(errors).toEqual([]);
  });

  it("steps with clicks, and says each step to a screen reader", async () => {
    await open(REPORT);
    await fault().locator("summary").first().click();
    await fault().getByRole("button", { name: "Previous moment" }).click();
    expect(await moment()).toBe("3a S2 resolves");
    await fault().getByRole("tab", { name: "2 P2 responds with S2" }).click();
    expect(await fault().locator(".board:visible .chain b").allInnerTexts()).toEqual(["S2", "S1"]);
    expect(await page.getByRole("status").textContent()).toBe(
      `P2 responds with S2 ("Return a unit to its owner's hand.") on U1.`,
    );
  });

  it("steps with keys alone, from the summary on", async () => {
    await open(REPORT);
    await fault().locator("summary").first().focus();
    await page.keyboard.press("Enter");
    await fault().getByRole("tablist").waitFor();
    for (const key of ["Home", "ArrowRight", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
    expect(await moment()).toBe("1 P1 plays S1");
    await page.keyboard.press("End");
    expect(await page.getByRole("status").textContent()).toContain(
      "Expected: U2 is at battlefield A. Got: U2 is in P2's trash.",
    );
  });

  it("follows a link to a moment, and has one for each", async () => {
    await open(REPORT, "#illegal/no-retarget/step-2");
    expect(await moment()).toBe("2 P2 responds with S2");
    await page.keyboard.press("ArrowRight");
    expect(page.url()).toMatch(/#illegal\/no-retarget\/step-3a$/);
  });

  it("finds by words and narrows down by verdict", async () => {
    await open(REPORT);
    await page.keyboard.press("/");
    await page.keyboard.type("355.14 split");
    expect(await rows()).toEqual(["illegal/split"]);
    await page.getByRole("searchbox").fill("");
    await page.getByRole("button", { name: "violates 1" }).click();
    await page.getByRole("button", { name: "finding 2" }).click();
    expect(await rows()).toEqual(["illegal/no-retarget", "finding-1", "finding-2"]);
    expect(await page.getByRole("status").textContent()).toBe("3 of 7 shown");
  });

  it("shows again what a link leads to though it was filtered out", async () => {
    await open(REPORT);
    await page.getByRole("button", { name: "thin 1" }).click();
    await page.getByRole("link", { name: "illegal/no-retarget: violates" }).click();
    expect(await rows()).toHaveLength(7);
    expect(await moment()).toBe("3b S1 resolves ✗ differs");
  });

  it("hands over the bug report by copy and the case by a file", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(REPORT, "#illegal/no-retarget");
    await fault().getByRole("button", { name: "Copy bug report" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const copied = await page.evaluate<string>("navigator.clipboard.readText()");
    expect(copied.split("\n")[0]).toBe(
      "## 359.3.e.5 is violated (illegal/no-retarget): Nothing that was not chosen is affected in place of an illegal target.",
    );
    const download = page.waitForEvent("download");
    await fault().getByRole("button", { name: "Save case file" }).click();
    expect((await download).suggestedFilename()).toBe("illegal-no-retarget.json");
  });

  it("is dark where the system is, and as chosen from then on", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(REPORT);
    expect(await background()).toBe("rgb(20, 23, 28)");
    await page.getByRole("button", { name: "Light or dark" }).click();
    expect(await background()).toBe("rgb(247, 246, 243)");
    await page.reload();
    expect(await background()).toBe("rgb(247, 246, 243)");
  });

  it("has nothing that shuts people out, in light and in dark", async () => {
    await open(REPORT, "#illegal/no-retarget");
    await fault().locator(".words summary").click();
    expect(await violations({})).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations({ runOnly: ["color-contrast"] })).toEqual([]);
  });

  it("prints each moment of what is open", async () => {
    await open(REPORT, "#illegal/no-retarget");
    await page.emulateMedia({ media: "print" });
    expect(await fault().locator(".board:visible").count()).toBe(6);
    expect(await page.locator(".toolbar").isVisible()).toBe(false);
    expect(await page.locator(".paper").isVisible()).toBe(true);
  });

  it("runs nothing that an engine says, and does not grow wider than a phone for it", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const address = await open(HOSTILE_TO_PAGES, "#illegal/no-retarget");
    expect(await page.locator("img, iframe, [onerror], a[href^='javascript']").count()).toBe(0);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
    expect(requests).toEqual([address]);
    expect(errors).toEqual([]);
  });

  it("holds a game back until somebody opens it, however many there are", async () => {
    const many = Array.from({ length: 60 }, () => ({ ...FINDING, case: CASE }));
    await open({ ...REPORT, findings: many }, "#finding-60");
    expect(await page.locator(".film").count()).toBe(1);
    expect(await page.locator('[id="finding-60"] .board:visible').count()).toBe(2);
  });
});
