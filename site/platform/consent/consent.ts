import { useSyncExternalStore } from "react";
import {
  answerAll,
  consentVersion,
  type ConsentChoice,
  type ConsentRecord,
} from "../../../contracts/privacy/consent-record.ts";
import type { ProviderId } from "../../../contracts/privacy/provider.ts";
import { storageKeys } from "../../../contracts/privacy/storage-keys.ts";
import { providers } from "../public-config.ts";
import { readStoredConsent, writeStoredConsent } from "./stored-consent.ts";

/** A decision, none yet, or not known because the page has not mounted (D1). */
export type ConsentState = ConsentRecord | "undecided" | "unknown";

/** The two answers that one press gives. */
export const acceptedChoice = answerAll(true, providers);
export const rejectedChoice = answerAll(false, providers);

const version = consentVersion(providers);
const listeners = new Set<() => void>();
let current: ConsentState = "unknown";

/** The visitor's decision about third parties (§4), kept current across tabs. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribe, readCurrent, () => "unknown");
}

/** Remembers a decision, and tells everything that waits for it. */
export function storeConsent(choice: ConsentChoice): void {
  change(writeStoredConsent(choice, version));
}

/** Grants one provider what it embeds, for good, and nothing else: other answers stay as they are, and what was not answered yet is a no. */
export function allowEmbeds(id: ProviderId): void {
  const consent = readCurrent();
  const given = typeof consent === "string" ? rejectedChoice : consent;
  storeConsent({ analytics: given.analytics, embeds: { ...given.embeds, [id]: true } });
}

function readCurrent(): ConsentState {
  if (current === "unknown") current = readStored();
  return current;
}

function readStored(): ConsentState {
  return readStoredConsent(version) ?? "undecided";
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
