import { describe, expect, it } from "vitest";
import { colours, LiveLine } from "./output.ts";

describe("colours", () => {
  it.each([
    [true, {}, true],
    [false, {}, false],
    [true, { TERM: "dumb" }, false],
    [true, { NO_COLOR: "1" }, false],
    [false, { FORCE_COLOR: "1" }, true],
    [false, { FORCE_COLOR: "" }, true],
    [true, { FORCE_COLOR: "0" }, false],
    [false, { FORCE_COLOR: "1", NO_COLOR: "1" }, false],
    // An empty NO_COLOR counts as not set.
    [true, { NO_COLOR: "" }, true],
  ])("terminal %j, environment %j: %j", (isTTY, env, expected) => {
    expect(colours({ isTTY }, env)).toBe(expected);
  });
});

describe("the live line", () => {
  function screen(isTTY: boolean) {
    const written: string[] = [];
    return { written, isTTY, columns: 10, write: (text: string) => written.push(text) };
  }

  it("is written over, cut to the terminal, and cleared", () => {
    const terminal = screen(true);
    const line = new LiveLine(terminal);
    line.show("playing 1 of 10", 1000);
    line.show("too soon to be read", 1010);
    line.show("done", 1100);
    line.clear();
    line.clear();
    expect(terminal.written).toEqual(["\r\x1b[2Kplaying 1", "\r\x1b[2Kdone", "\r\x1b[2K"]);
  });

  it("is nothing where there is no terminal", () => {
    const file = screen(false);
    const line = new LiveLine(file);
    line.show("playing 1 of 10", 1000);
    line.clear();
    expect(file.written).toEqual([]);
  });
});
