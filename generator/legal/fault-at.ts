import type { Nodes } from "mdast";
import { lineOf, readSource } from "../markdown/parse-markdown.ts";

export type SourceFile = {
  file: string;
  body: string;
  bodyLine: number;
};

export function faultAt({ file, bodyLine }: SourceFile, node: Nodes, problem: string): Error {
  const line = lineOf(node) + bodyLine - 1;
  return new Error(`${file}:${String(line)}: ${problem}`);
}

/** Returns the error for Markdown that legal texts do not support. */
export function notUnderstood(source: SourceFile, node: Nodes): Error {
  const written = readSource(source.body, node).split("\n")[0] ?? "";
  return faultAt(source, node, `"${written.slice(0, 60)}" is not understood here`);
}
