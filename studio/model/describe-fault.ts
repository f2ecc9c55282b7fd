import type { Fault } from "../../generator/fault.ts";
import type { Path } from "./json-value.ts";

/** A fault at the value that it is about; without a path it is about the whole file. */
export type PlacedFault = { file: string; path?: Path; problem: string; remedy: string };

const quotedPath = /^"([^"]+)" /;
const dottedPath = /^([\w.-]+): /;

/** Finds the place in the problem, which begins with it: `"items.a.role" is missing`, `prices.session: expected …`. */
export function placeFault({ file, problem, remedy }: Fault): PlacedFault {
  const path = (quotedPath.exec(problem) ?? dottedPath.exec(problem))?.[1];
  if (path === undefined) return { file, problem, remedy };
  return { file, path: path.split("."), problem: problem.replace(dottedPath, ""), remedy };
}
