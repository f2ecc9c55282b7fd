import type { Content } from "mdast";

export type SourceFile = {
  file: string;
  body: string;
  bodyLine: number;
};

type Placed = Pick<Content, "position">;

export function faultAt({ file, bodyLine }: SourceFile, node: Placed, problem: string): Error {
  const line = (node.position?.start.line ?? 1) + bodyLine - 1;
  return new Error(`${file}:${String(line)}: ${problem}`);
}

/** The fault of something that Markdown knows and the legal texts do not use. */
export function notUnderstood(source: SourceFile, node: Placed): Error {
  const { start, end } = node.position ?? {};
  const written = source.body.slice(start?.offset, end?.offset).split("\n")[0] ?? "";
  return faultAt(source, node, `"${written.slice(0, 60)}" is not understood here`);
}
