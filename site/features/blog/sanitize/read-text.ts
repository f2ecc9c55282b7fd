// What HTML cannot hold: the document would then not match what the app draws.
// oxlint-disable-next-line no-control-regex -- they are what is sought
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** Normalises line breaks to `\n` and drops what HTML cannot hold; anything but a string is empty. */
export function readText(value: unknown): string {
  if (typeof value !== "string") return "";
  return value.replaceAll(/\r\n?/g, "\n").replaceAll(unprintable, "").toWellFormed();
}
