import type { TrialFault } from "../../../contracts/trial/file-trial.ts";
import type { Locale } from "../../../contracts/locale.ts";
import { IngestError, type IngestFault } from "../../../ingest/text-table.ts";
import { wordDoubt } from "../../../ingest/words/word-doubt.ts";
import { PackFault } from "../pack/pack-fault.ts";

/** Thrown with a fault that has a screen of its own. */
export class TrialError extends Error {
  readonly fault: TrialFault;

  constructor(code: TrialFault["code"], params: TrialFault["params"] = {}) {
    super(code);
    this.fault = { code, params, text: "" };
  }
}

/** Names why a file gives no report; a fault of the program keeps its message. */
export function nameFault(error: unknown, file: string, language: Locale): TrialFault {
  if (error instanceof TrialError) return error.fault;
  if (error instanceof IngestError) {
    const code = findCode(error.fault, file);
    return { code, params: listNumbers(error.fault), text: wordDoubt(error.fault, language) };
  }
  console.error(error);
  const text = error instanceof PackFault ? error.message : String(error);
  return { code: "other", params: {}, text };
}

function findCode({ code, found }: IngestFault, file: string): TrialFault["code"] {
  // An encrypted workbook has the container of an old one.
  if (code === "oldExcel") return /\.xls$/i.test(file) ? "oldExcel" : "password";
  if (code === "zipTooLarge") return "zipBomb";
  if (code === "tooManyRows" || code === "tooManyCells" || code === "fileTooLarge")
    return "tooLarge";
  return code === "notTable" && found === undefined ? "notTable" : "other";
}

function listNumbers({ params }: IngestFault): Record<string, number> {
  const numbers = Object.entries(params).filter(([, value]) => typeof value === "number");
  return Object.fromEntries(numbers) as Record<string, number>;
}
