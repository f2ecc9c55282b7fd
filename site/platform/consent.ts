import { useSyncExternalStore } from "react";
import {
  makeConsentRecord,
  readConsentRecord,
  type ConsentChoice,
  type ConsentRecord,
} from "../../contracts/consent-record.ts";
import type { ProviderId } from "../../contracts/provider.ts";
import { storageKeys } from "../../contracts/storage-keys.ts";
import { providers } from "./public-config.ts";

/** A decision, none yet, or not known because the page has not mounted (D1). */
export type ConsentState = ConsentRecord | "undecided" | "unknown";

const listeners = new Set<() => void>();
let current: ConsentState = "unknown";

/** The visitor's decision about third parties (§4), kept current across tabs. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribe, readCurrent, () => "unknown");
}

/** Remembers a decision; where the browser refuses storage it lasts for this visit. */
export function storeConsent(choice: ConsentChoice): void {
  const record = makeConsentRecord(choice, providers, new Date());
  try {
    localStorage.setItem(storageKeys.consent, JSON.stringify(record));
  } catch {
    // Storage may be switched off: the decision then lasts for this visit.
  }
  change(record);
}

/** Grants one provider what it embeds, for good, and nothing else: other answers stay as they are, and what was not answered yet is a no. */
export function allowEmbeds(id: ProviderId): void {
  const consent = readCurrent();
  const given = typeof consent === "string" ? { analytics: false, embeds: {} } : consent;
  storeConsent({ analytics: given.analytics, embeds: { ...given.embeds, [id]: true } });
}

function readCurrent(): ConsentState {
  if (current === "unknown") current = readStored();
  return current;
}

function readStored(): ConsentState {
  try {
    const text = localStorage.getItem(storageKeys.consent);
    return readConsentRecord(text, providers, new Date()) ?? "undecided";
  } catch {
    return "undecided";
  }
}

function change(next: ConsentState): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", followOtherTabs);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", followOtherTabs);
  };
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key === storageKeys.consent || key === null) change(readStored());
}
