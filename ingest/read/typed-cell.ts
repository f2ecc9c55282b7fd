import type { CellType } from "../text-table.ts";

export type TypedText = { text: string; type: CellType };

const firstDay = Date.UTC(1900, 0, 1);

/** Writes a value that has a type as text: numbers with a point, dates as ISO, times as hours and minutes. */
export function writeCell(value: unknown): TypedText {
  if (value === null || value === undefined) return { text: "", type: "text" };
  if (typeof value === "number") return { text: writeNumber(value), type: "number" };
  if (typeof value === "bigint") return { text: String(value), type: "number" };
  if (value instanceof Date) return writeDate(value);
  if (typeof value === "string") return { text: value, type: "text" };
  return { text: JSON.stringify(value, writeLong), type: "text" };
}

function writeLong(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

/** Writes a number without the noise of binary fractions: 15 digits, as spreadsheets show. */
function writeNumber(value: number): string {
  if (!Number.isFinite(value)) return "";
  if (Number.isSafeInteger(value)) return String(value);
  const text = String(Number(value.toPrecision(15)));
  return text.includes("e") ? value.toFixed(15).replace(/\.?0+$/, "") : text;
}

function writeDate(date: Date): TypedText {
  if (Number.isNaN(date.getTime())) return { text: "", type: "text" };
  const iso = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  const time = iso.slice(11, iso.slice(17, 19) === "00" ? 16 : 19);
  // Spreadsheets store a time of day as a date before their first one.
  if (date.getTime() < firstDay) return { text: time, type: "time" };
  const day = iso.slice(0, 10);
  return { text: time === "00:00" ? day : `${day} ${time}`, type: "date" };
}
