import type { Fault } from "./fault.ts";

const namedFiles = 3;

/** Returns one line per fault; a fault that many files share, e.g. a link in the footer, is one line. */
export function describeFaults(faults: readonly Fault[]): string[] {
  const groups = Map.groupBy(faults, ({ problem, remedy }) => `${problem}. ${remedy}`);
  return [...groups].map(([text, same]) => {
    const files = same.map(({ file }) => file);
    const more = files.length - namedFiles;
    const others = more > 0 ? ` and ${String(more)} more` : "";
    return `${files.slice(0, namedFiles).join(", ")}${others}: ${text}`;
  });
}
