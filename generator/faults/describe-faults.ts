import { fillText } from "../../contracts/fill-text.ts";
import type { FaultWords } from "../../contracts/value-faults.ts";
import type { Fault, Place } from "./fault.ts";
import { faultsInEnglish } from "./faults-in-english.ts";

const namedFiles = 3;

/** Returns one line per fault; a fault that many files share, e.g. a link in the footer, is one line. */
export function describeFaults(faults: readonly Fault[]): string[] {
  const groups = Map.groupBy(faults, (fault) => {
    const { problem, remedy } = describeFault(fault);
    return `${problem}. ${remedy}`.trimEnd();
  });
  return [...groups].map(([text, same]) => {
    const places = same.map(describePlace);
    const more = places.length - namedFiles;
    const others = more > 0 ? ` and ${String(more)} more` : "";
    const place = places.slice(0, namedFiles).join(", ") + others;
    return place === "" ? text : `${place}: ${text}`;
  });
}

/** File and line, e.g. `content/blog/a/es.md:4`. */
export function describePlace({ file, line }: Place): string {
  return line === undefined ? file : `${file}:${String(line)}`;
}

/** Problem and remedy of a fault in English, as `npm run doctor` prints them. */
export function describeFault(fault: Fault): { problem: string; remedy: string } {
  const { field } = fault;
  const { problem, remedy, namesField } = fillFault(fault, faultsInEnglish[fault.code]);
  if (field === undefined) return { problem, remedy };
  return {
    problem: namesField ? problem : `${field}: ${problem}`,
    remedy: remedy === "" ? "Correct it there." : remedy,
  };
}

/** Fills the words of a fault in one language; the remedy is `""` where the problem implies it. */
export function fillFault({ field, params }: Fault, words: FaultWords) {
  const [problem, remedy] = typeof words === "string" ? [words, ""] : words;
  const place = field === undefined ? "the text" : `"${field}"`;
  const values = { ...params, place, ...(field !== undefined && { field }) };
  return {
    problem: fillText(problem, values),
    remedy: fillText(remedy, values),
    /** True where the problem needs no field in front of it. */
    namesField: /\{\{(?:field|place)\}\}/.test(problem),
  };
}
