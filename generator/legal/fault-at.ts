import type { Nodes } from "mdast";
import { FaultError } from "../fault-error.ts";
import { fault, shorten, type FaultCode, type Params } from "../fault.ts";
import { lineOf, readSource } from "../markdown/parse-markdown.ts";

export type SourceFile = {
  file: string;
  body: string;
  bodyLine: number;
};

export function faultAt<Code extends FaultCode>(
  { file, bodyLine }: SourceFile,
  node: Nodes,
  code: Code,
  ...params: Params<Code>
): FaultError {
  const line = lineOf(node) + bodyLine - 1;
  return new FaultError([fault({ file, line }, code, ...params)]);
}

/** The fault of something that Markdown knows and the legal texts do not use. */
export function notUnderstood(source: SourceFile, node: Nodes): FaultError {
  const written = readSource(source.body, node).split("\n")[0] ?? "";
  return faultAt(source, node, "page-markdown", { found: shorten(written) });
}
