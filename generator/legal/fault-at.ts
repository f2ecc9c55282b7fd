import type { Nodes } from "mdast";
import { FaultError } from "../faults/fault-error.ts";
import { fault, shorten, type FaultCode, type Params } from "../faults/fault.ts";
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

/** Returns the error for Markdown that legal texts do not support. */
export function notUnderstood(source: SourceFile, node: Nodes): FaultError {
  const written = readSource(source.body, node).split("\n")[0] ?? "";
  return faultAt(source, node, "page-markdown", { found: shorten(written) });
}
