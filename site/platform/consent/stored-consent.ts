import {
  makeConsentRecord,
  readConsentRecord,
  type ConsentChoice,
  type ConsentRecord,
} from "../../../contracts/privacy/consent-record.ts";
import { storageKeys } from "../../../contracts/privacy/storage-keys.ts";
import { readStoredValue, storeValue } from "../stored-value.ts";

export function readStoredConsent(version: string): ConsentRecord | undefined {
  return readConsentRecord(
    readStoredValue("localStorage", storageKeys.consent),
    version,
    new Date(),
  );
}

/** Returns the stored record; without storage it lasts for this visit only. */
export function writeStoredConsent(choice: ConsentChoice, version: string): ConsentRecord {
  const record = makeConsentRecord(choice, version, new Date());
  storeValue("localStorage", storageKeys.consent, JSON.stringify(record));
  return record;
}
