import { expect, it } from "vitest";
import { Interruption } from "./interruption.ts";

it("ends at once what does not heed it", () => {
  const interruption = new Interruption();
  expect(interruption.take("SIGTERM", 0)).toBe("at once");
  expect(interruption.code).toBe(143);
});

it("lets a run end by itself, and not the second time", () => {
  const interruption = new Interruption();
  const signal = interruption.heed();
  expect(signal.aborted).toBe(false);
  expect(interruption.take("SIGINT", 0)).toBe("soon");
  expect(signal.aborted).toBe(true);
  expect(interruption.take("SIGINT", 2000)).toBe("at once");
  expect(interruption.code).toBe(130);
});

it("takes two signals of one key press for one", () => {
  const interruption = new Interruption();
  interruption.heed();
  expect(interruption.take("SIGINT", 0)).toBe("soon");
  expect(interruption.take("SIGINT", 3)).toBe("nothing");
});

it("has no code where nothing was interrupted", () => {
  expect(new Interruption().code).toBeUndefined();
});
