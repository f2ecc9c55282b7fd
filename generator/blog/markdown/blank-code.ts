const fencedCode = /^[ \t]*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)?[ \t]*\1[`~]*[ \t]*(?=\n|$)/gm;

/** Empties the fenced code of a Markdown text; every line keeps its number. */
export function blankCode(markdown: string): string {
  return markdown.replaceAll(fencedCode, (code) => code.replaceAll(/[^\n]+/g, ""));
}
