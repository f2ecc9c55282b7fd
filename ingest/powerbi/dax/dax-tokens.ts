import { DaxSyntaxError } from "./dax-tree.ts";

export type DaxToken = {
  kind: "number" | "text" | "quoted" | "bracket" | "word" | "sign";
  value: string;
};

const patterns: readonly (readonly [DaxToken["kind"] | "space", RegExp])[] = [
  ["space", /\s+|\/\/[^\n]*|--[^\n]*|\/\*[\s\S]*?\*\//y],
  ["number", /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y],
  ["text", /"(?:[^"]|"")*"/y],
  ["quoted", /'(?:[^']|'')*'/y],
  ["bracket", /\[(?:[^\]]|\]\])*\]/y],
  ["word", /[\p{L}_][\p{L}\p{N}_.]*/uy],
  ["sign", /&&|\|\||<>|<=|>=|==|[-+*/^&=<>(){},]/y],
];

/** Splits an expression of DAX into tokens, without comments; names and texts without their quotes. */
export function readDaxTokens(source: string): DaxToken[] {
  const tokens: DaxToken[] = [];
  let at = 0;
  while (at < source.length) {
    const next = matchAt(source, at);
    if (next === null) throw new DaxSyntaxError(source.slice(at, at + 20));
    at += next.text.length;
    if (next.kind !== "space") tokens.push({ kind: next.kind, value: bare(next.kind, next.text) });
  }
  return tokens;
}

function matchAt(source: string, at: number) {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const text = pattern.exec(source)?.[0];
    if (text !== undefined) return { kind, text };
  }
  return null;
}

function bare(kind: DaxToken["kind"], text: string): string {
  const inner = text.slice(1, -1);
  if (kind === "text") return inner.replaceAll('""', '"');
  if (kind === "quoted") return inner.replaceAll("''", "'");
  return kind === "bracket" ? inner.replaceAll("]]", "]") : text;
}
