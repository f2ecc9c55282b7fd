import type { UnknownRecord } from "./is-record.ts";
import { walkNodes, type Progress } from "./walk-nodes.ts";

type NodeTest = (node: UnknownRecord) => boolean;

type Run = { own: UnknownRecord; loose?: never } | { own?: never; loose: UnknownRecord[] };

/** Splits untrusted nodes into valid children (`isOwn`) and runs of others that need a wrapper (`isLoose`). */
export function* groupRuns(
  content: unknown,
  isOwn: NodeTest,
  isLoose: NodeTest,
  progress: Progress,
): Generator<Run, void> {
  const recognise = (node: UnknownRecord) => (isOwn(node) || isLoose(node) ? node : undefined);
  let loose: UnknownRecord[] = [];
  for (const node of walkNodes(content, recognise, progress)) {
    if (!isOwn(node)) {
      loose.push(node);
      continue;
    }
    if (loose.length > 0) yield { loose };
    loose = [];
    yield { own: node };
  }
  if (loose.length > 0) yield { loose };
}
