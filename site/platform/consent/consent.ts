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

/** `unknown` before the page has mounted (D1). */
export type ConsentState = ConsentRecord | "undecided" | "unknown";

export const acceptedChoice = answerAll(true, providers);
export const rejectedChoice = answerAll(false, providers);

const version = consentVersion(providers);
const listeners = new Set<() => void>();
let current: ConsentState = "unknown";

/** Returns the consent, kept current across tabs (§4). */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribe, readCurrent, () => "unknown");
}

export function storeConsent(choice: ConsentChoice): void {
  change(writeStoredConsent(choice, version));
}

/** Allows one provider's embeds; other answers stay, and an unanswered question becomes a refusal. */
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
  addEventListener("storage", followOthers);
  addEventListener("pageshow", followOthers);
  return () => listeners.delete(listener);
}

/** Follows answers given in another tab, or while this page was in the back/forward cache. */
function followOthers({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>): void {
  if (persisted ?? (key === storageKeys.consent || key === null)) change(readStored());
}
