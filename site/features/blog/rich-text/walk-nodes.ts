import { isRecord, type UnknownRecord } from "./is-record.ts";

/** How many more nodes may be read: endless and circular documents stop here. */
export type Budget = { left: number };

/**
 * Goes through nodes from outside in their order and gives what `recognise` makes of each; goes into those it makes
 * nothing of, however deep they lie, without recursion.
 */
export function* walkNodes<Recognised>(
  content: unknown,
  recognise: (node: UnknownRecord) => Recognised | undefined,
  budget: Budget,
): Generator<Recognised, void> {
  const open = [listNodes(content)];
  for (let nodes = open.at(-1); nodes !== undefined; nodes = open.at(-1)) {
    const next = nodes.next();
    if (next.done === true) {
      open.pop();
      continue;
    }
    if (budget.left <= 0) return;
    budget.left -= 1;
    const node = next.value;
    if (!isRecord(node)) continue;
    const recognised = recognise(node);
    if (recognised === undefined) open.push(listNodes(node.content));
    else yield recognised;
  }
}

function listNodes(content: unknown): ArrayIterator<unknown> {
  return (Array.isArray(content) ? (content as unknown[]) : []).values();
}
