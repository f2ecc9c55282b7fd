import type { Provider } from "./provider.ts";

const schemaVersion = 1;
const validMonths = 24;
const clockToleranceMs = 24 * 60 * 60 * 1000;

/**
 * The record in the visitor's browser (§3, D17). `version` changes with the record's shape and the third parties; the
 * visitor is then asked again.
 */
export type ConsentRecord = {
  necessary: true;
  analytics: boolean;
  embeds: Record<string, boolean>;
  timestamp: string;
  version: string;
};

export type ConsentChoice = Pick<ConsentRecord, "analytics" | "embeds">;

/** Returns the version of the record, e.g. `"1:analytics,calendly"`. */
export function consentVersion(providers: readonly Provider[]): string {
  const ids = providers.map(({ id, name }) => (id === "booking" ? name : id));
  return `${String(schemaVersion)}:${ids.toSorted().join(",")}`;
}

export function answerAll(isAllowed: boolean, providers: readonly Provider[]): ConsentChoice {
  const embedders = providers.filter(({ purpose }) => purpose === "embed");
  return {
    analytics: isAllowed,
    embeds: Object.fromEntries(embedders.map(({ id }) => [id, isAllowed])),
  };
}

export function makeConsentRecord(
  { analytics, embeds }: ConsentChoice,
  version: string,
  now: Date,
): ConsentRecord {
  return { necessary: true, analytics, embeds, timestamp: now.toISOString(), version };
}

/**
 * Returns undefined, so that the visitor is asked again, for a record that is unreadable, of another version, from the
 * future or older than 24 months (D17).
 */
export function readConsentRecord(
  text: string | null,
  version: string,
  now: Date,
): ConsentRecord | undefined {
  const record = parseRecord(text);
  if (record?.version !== version) return undefined;
  const given = Date.parse(record.timestamp);
  const end = new Date(given);
  end.setUTCMonth(end.getUTCMonth() + validMonths);
  const isCurrent = given <= now.getTime() + clockToleranceMs && now < end;
  return isCurrent ? record : undefined;
}

/** Version and time are read by the caller, who refuses any that is not one. */
function parseRecord(text: string | null): ConsentRecord | undefined {
  try {
    const value = JSON.parse(text ?? "") as ConsentRecord;
    const { analytics, embeds } = value;
    const isComplete =
      (value.necessary as unknown) === true &&
      !Array.isArray(embeds) &&
      [analytics, ...Object.values(embeds)].every((answer) => typeof answer === "boolean");
    return isComplete ? value : undefined;
  } catch {
    return undefined;
  }
}
