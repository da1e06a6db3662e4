import { InvalidArgumentError } from "commander";

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

/** Reads an option that is a time in seconds. */
export function seconds(text: string): number {
  const value = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : 0;
  if (value > 0 && Number.isFinite(value)) return value;
  throw new InvalidArgumentError("It must be a number of seconds above 0.");
}
