// Characters that HTML cannot represent: with them the document would differ from the hydrated markup.
// oxlint-disable-next-line no-control-regex -- they are what is sought
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/**
 * Normalizes line breaks to `\n` and removes characters that HTML cannot represent; returns "" unless given a string.
 */
export function readText(value: unknown): string {
  if (typeof value !== "string") return "";
  return value.replaceAll(/\r\n?/g, "\n").replaceAll(unprintable, "").toWellFormed();
}
