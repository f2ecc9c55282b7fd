export type ByteRange = { start: number; end: number };

/**
 * Reads the one range of bytes that `Range` asks for, both ends included (RFC 9110, 14.2). "unsatisfiable" lies beyond the file;
 * undefined, for other units, several ranges or none, means the whole file.
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
