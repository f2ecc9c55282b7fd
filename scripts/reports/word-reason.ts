import { IngestError } from "../../ingest/text-table.ts";
import { wordDoubt } from "../../ingest/words/word-doubt.ts";
import { systemLanguage } from "../command/system-language.ts";
import { reportWords } from "./report-words.ts";

/** Words why a source cannot be read, without a full stop. */
export function wordReason(error: unknown): string {
  return word(error).replace(/\.$/, "");
}

function word(error: unknown): string {
  if (error instanceof IngestError) return wordDoubt(error.fault, systemLanguage);
  if (isUnreadable(error)) return reportWords.unreadable(error.path ?? error.code ?? "");
  return error instanceof Error ? error.message : String(error);
}

/** True of the system's refusal to open a file. */
export function isUnreadable(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error;
}
