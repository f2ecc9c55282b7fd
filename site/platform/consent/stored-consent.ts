import {
  makeConsentRecord,
  readConsentRecord,
  type ConsentChoice,
  type ConsentRecord,
} from "../../../contracts/privacy/consent-record.ts";
import { storageKeys } from "../../../contracts/privacy/storage-keys.ts";

/** The visitor's valid answer, if there is one; a browser that refuses storage has none. */
export function readStoredConsent(version: string): ConsentRecord | undefined {
  try {
    return readConsentRecord(localStorage.getItem(storageKeys.consent), version, new Date());
  } catch {
    return undefined;
  }
}

/** Remembers an answer; where the browser refuses storage it lasts for this visit. */
export function writeStoredConsent(choice: ConsentChoice, version: string): ConsentRecord {
  const record = makeConsentRecord(choice, version, new Date());
  try {
    localStorage.setItem(storageKeys.consent, JSON.stringify(record));
  } catch {
    // Storage may be switched off.
  }
  return record;
}
