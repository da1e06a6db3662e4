import { InvalidArgumentError } from "commander";
import type { Part } from "../../spec/types/index.ts";

/** Largest seed that every random source takes. */
const LARGEST = 2_147_483_647;

/** Reads an option that is a whole number within bounds. */
export function wholeNumber(min: number, max: number = LARGEST): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
}

/** Reads an option that names a part of a whole: "1/2". */
export function part(text: string): Part {
  const [, number = "", of = ""] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const read = { number: Number(number), of: Number(of) };
  if (read.number >= 1 && read.number <= read.of) return read;
  throw new InvalidArgumentError("It must be the number of a part and how many there are, as in 1/2.");
}

/** Reads an option that is a time in seconds. */
export function seconds(text: string): number {
  const value = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : 0;
  if (value > 0 && Number.isFinite(value)) return value;
  throw new InvalidArgumentError("It must be a number of seconds above 0.");
}
