const fencedCode = /^[ \t]*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)?[ \t]*\1[`~]*[ \t]*(?=\n|$)/gm;

export function blankCode(markdown: string): string {
  return markdown.replaceAll(fencedCode, (code) => code.replaceAll(/[^\n]+/g, ""));
}
