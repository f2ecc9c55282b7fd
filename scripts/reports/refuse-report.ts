import type { FaultError } from "../../generator/faults/fault-error.ts";
import { refusal } from "../content/refusal.ts";
import { reportWords } from "./report-words.ts";

/** Makes the error with which no report is written, with the reason in the owner's language. */
export function refuseReport(reason: string): FaultError {
  const nothing = reportWords.nothing;
  return refusal("report-file", { reason: reason.replace(/\.$/, ""), nothing });
}
