import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { inFolder } from "../../roots/roots.ts";
import { makeKey } from "../../service/storage/offsite/seal.ts";

/** Writes a new BACKUP_KEY into `.env` and returns it; throws if there is one, whose copies need it. */
export function addBackupKey(): string {
  const file = inFolder(".env");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (/^\s*BACKUP_KEY=\S/m.test(text))
    throw new Error(
      ".env has a BACKUP_KEY: copies made with it open with no other. Remove the line to begin anew.",
    );
  const key = makeKey();
  const gap = text === "" || text.endsWith("\n") ? "" : "\n";
  appendFileSync(file, `${gap}BACKUP_KEY=${key}\n`, { mode: 0o600 });
  return key;
}
