export type ByteRange = { start: number; end: number };

/**
 * Parses a `Range` header with one range of bytes, both ends included (RFC 9110, 14.2). Returns "unsatisfiable" if it
 * lies beyond the file, and undefined, which means the whole file, for other units, several ranges or none.
 */
export function readRange(
  range: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}
