import type { NumberSchema } from "../table-schema.ts";
import type { CellType } from "../text-table.ts";
import { splitCore, splitNumber, type Marks } from "./number-text.ts";

/** Marks of numbers that the file itself gives as such. */
export const typedMarks: Marks = { decimalMark: ".", groupMark: "" };

export type NumberFault = "notNumber" | "unitUnknown" | "moreDecimals" | "numberTooLarge";

/** Reads a text as a whole number scaled by the schema's decimals, with its unit; returns a fault's code otherwise. */
export function readNumber(
  text: string,
  schema: NumberSchema,
  type: CellType = "text",
): { value: number; unit: string } | NumberFault {
  const found = splitNumber(text);
  const digits = found && splitCore(found.core, type === "number" ? typedMarks : schema);
  if (!found || !digits) return "notNumber";
  const { unit, isNegative } = found;
  if (unit !== "" && unit !== schema.unit && !schema.units?.includes(unit)) return "unitUnknown";
  const { decimals, isRounded } = schema;
  const part = digits.part.replace(/0+$/, "");
  if (part.length > decimals && !isRounded) return "moreDecimals";
  let value = Number(digits.whole + part.slice(0, decimals).padEnd(decimals, "0"));
  if (part.length > decimals && part[decimals]! >= "5") value += 1;
  if (value > Number.MAX_SAFE_INTEGER) return "numberTooLarge";
  return { value: isNegative && value !== 0 ? -value : value, unit };
}
