export type InlineCode = { scripts: readonly string[]; styles: readonly string[] };

// Data in a script element is not run, and needs no leave.
const runScript =
  /<script(?![^>]*\s(?:src|type="application\/[\w+]*json")[=\s>])[^>]*>([^]*?)<\/script>/g;
const style = /<style[^>]*>([^]*?)<\/style>/g;

/** The scripts and styles that stand in a document, as they are hashed. */
export function listInlineCode(document: string): InlineCode {
  return { scripts: listTexts(document, runScript), styles: listTexts(document, style) };
}

function listTexts(document: string, pattern: RegExp): string[] {
  return [...document.matchAll(pattern)].map(([, text = ""]) => text);
}
