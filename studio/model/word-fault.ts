import type { FaultWords } from "../../contracts/value-faults.ts";
import { fillFault } from "../../generator/faults/describe-faults.ts";
import type { Fault, FaultCode } from "../../generator/faults/fault.ts";
import { faultsInEnglish } from "../../generator/faults/faults-in-english.ts";
import { faultsInSpanish } from "../words/faults-in-spanish.ts";

const inSpanish: Partial<Record<FaultCode, FaultWords>> = faultsInSpanish;

/** Words a fault in the owner's language, without file and field; faults of the code itself stay in English. */
export function wordFault(fault: Fault, language: "es" | "en") {
  const { code } = fault;
  const words = language === "es" ? inSpanish[code] : undefined;
  return fillFault(fault, words ?? faultsInEnglish[code]);
}
