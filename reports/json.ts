import type { Report } from "../spec/types/index.ts";
import { safeJson } from "./escape.ts";
import { inOrder } from "./key-order.ts";

/** A report as its file: two spaces, keys in the order of the schema, a newline at the end. */
export function renderJson(report: Report): string {
  return `${safeJson(inOrder(report), 2)}\n`;
}
