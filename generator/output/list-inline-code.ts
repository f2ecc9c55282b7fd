export type InlineCode = { scripts: readonly string[]; styles: readonly string[] };

// Data in a script element is not executed and needs no hash.
const runScript =
  /<script(?![^>]*\s(?:src|type="application\/[\w+]*json")[=\s>])[^>]*>([^]*?)<\/script>/g;
const style = /<style[^>]*>([^]*?)<\/style>/g;

/** Returns the inline scripts and styles of a document, exactly as they are hashed. */
export function listInlineCode(document: string): InlineCode {
  return { scripts: listTexts(document, runScript), styles: listTexts(document, style) };
}

function listTexts(document: string, pattern: RegExp): string[] {
  return [...document.matchAll(pattern)].map(([, text = ""]) => text);
}
