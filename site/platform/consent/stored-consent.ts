import {
  makeConsentRecord,
  readConsentRecord,
  type ConsentChoice,
  type ConsentRecord,
} from "../../../contracts/privacy/consent-record.ts";
import { storageKeys } from "../../../contracts/privacy/storage-keys.ts";

export function readStoredConsent(version: string): ConsentRecord | undefined {
  try {
    return readConsentRecord(localStorage.getItem(storageKeys.consent), version, new Date());
  } catch {
    return undefined;
  }
}

/** Lasts for this visit where the browser refuses storage. */
export function writeStoredConsent(choice: ConsentChoice, version: string): ConsentRecord {
  const record = makeConsentRecord(choice, version, new Date());
  try {
    localStorage.setItem(storageKeys.consent, JSON.stringify(record));
  } catch {
    // Storage is off.
  }
  return record;
}
