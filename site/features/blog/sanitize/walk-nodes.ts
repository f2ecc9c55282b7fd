import { isRecord, type UnknownRecord } from "./is-record.ts";

export type Progress = {
  left: number;
  /** Ancestors of the node: a node inside itself is skipped. */
  open: Set<UnknownRecord>;
};

/** Yields the results of `recognise`, descending into unrecognised nodes at any depth without recursion. */
export function* walkNodes<Recognised>(
  content: unknown,
  recognise: (node: UnknownRecord) => Recognised | undefined,
  progress: Progress,
): Generator<Recognised, void> {
  const path: Level[] = [{ nodes: listNodes(content) }];
  for (let level = path.at(-1); level !== undefined; level = path.at(-1)) {
    const next = level.nodes.next();
    if (next.done === true) {
      if (level.node !== undefined) progress.open.delete(level.node);
      path.pop();
      continue;
    }
    if (progress.left <= 0) return;
    progress.left -= 1;
    const node = next.value;
    if (!isRecord(node) || progress.open.has(node)) continue;
    progress.open.add(node);
    const recognised = recognise(node);
    if (recognised === undefined) {
      path.push({ node, nodes: listNodes(node.content) });
      continue;
    }
    yield recognised;
    progress.open.delete(node);
  }
}

type Level = { node?: UnknownRecord; nodes: ArrayIterator<unknown> };

function listNodes(content: unknown): ArrayIterator<unknown> {
  return (Array.isArray(content) ? (content as unknown[]) : []).values();
}
