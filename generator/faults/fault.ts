import type { FaultWords } from "../../contracts/value-faults.ts";
import type { faultsInEnglish } from "./faults-in-english.ts";

export type FaultCode = keyof typeof faultsInEnglish;

/** Location of a fault; without a field or line it concerns the whole file, without a file (`""`) the project. */
export type Place = { file: string; line?: number; field?: string };

/** An error of content or configuration as data; `field` is the dotted path of the value. */
export type Fault = Place & { code: FaultCode; params: Record<string, string> };

type Names<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type TextOf<Words extends FaultWords> = Words extends string ? Words : Words[number];
/** Filled from the place of the fault. */
type PlaceName = "field" | "place";
type ParamName<Code extends FaultCode> = Exclude<
  Names<TextOf<(typeof faultsInEnglish)[Code]>>,
  PlaceName
>;
export type Params<Code extends FaultCode> = [ParamName<Code>] extends [never]
  ? []
  : [params: Record<ParamName<Code>, string | number>];

/** Makes a fault; the English sentence of the code states which parameters it takes. */
export function fault<Code extends FaultCode>(
  place: Place | string,
  code: Code,
  ...[params]: Params<Code>
): Fault {
  const filled = Object.entries(params ?? {}).map(
    ([name, value]) => [name, String(value)] as const,
  );
  return {
    ...(typeof place === "string" ? { file: place } : place),
    code,
    params: Object.fromEntries(filled),
  };
}

const longestQuote = 60;

/** Returns the start of a text for a fault, with `…` where it is cut. */
export function shorten(text: string): string {
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
}
