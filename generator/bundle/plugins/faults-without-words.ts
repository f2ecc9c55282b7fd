import type { Plugin } from "vite";

const folder = /dashboards\/(?:data|query)\/.*\.ts$/;
/** Of definitions, and of numbers from which rows cannot be made. */
const thrown = ["ReportFault", "RangeError"];

/**
 * The build has checked every definition and made every row (027), so that a reader of a report never sees the words of a fault: they
 * stay out of the browser's scripts, about 900 bytes (decision 038).
 */
export const faultsWithoutWords: Plugin = {
  name: "faults-without-words",
  transform(code, id) {
    if (!folder.test(id) || !thrown.some((name) => code.includes(`new ${name}(`))) return undefined;
    const found: [number, number][] = [];
    collectArguments(this.parse(code), found);
    let changed = code;
    for (const [start, end] of found.toSorted(([a], [b]) => b - a)) {
      changed = changed.slice(0, start) + changed.slice(end);
    }
    return { code: changed, map: null };
  },
};

/** Lists from where to where the arguments of each fault stand. */
function collectArguments(node: unknown, found: [number, number][]): void {
  if (typeof node !== "object" || node === null) return;
  if (isFault(node)) {
    found.push([node.arguments[0]!.start, node.arguments.at(-1)!.end]);
    return;
  }
  for (const child of Object.values(node)) collectArguments(child, found);
}

type Fault = { arguments: readonly { start: number; end: number }[] };

function isFault(node: object): node is Fault {
  const { type, callee } = node as { type?: string; callee?: { name?: string } };
  return type === "NewExpression" && thrown.includes(callee?.name ?? "");
}
