import type { Provider } from "./provider.ts";

const schemaVersion = 1;
const validMonths = 24; // D17
const clockToleranceMs = 24 * 60 * 60 * 1000;

/** What a visitor decided (§3, D17), as it is kept in their browser. */
export type ConsentRecord = {
  necessary: true;
  analytics: boolean;
  /** Provider to "always load what it embeds". */
  embeds: Record<string, boolean>;
  /** ISO 8601. */
  timestamp: string;
  /** Of the record and of the third parties it decides about: where they change, the visitor is asked again. */
  version: string;
};

export type ConsentChoice = Pick<ConsentRecord, "analytics" | "embeds">;

/** Writes the version of a record that decides about these third parties, e.g. `"1:analytics,calendly"`. */
export function consentVersion(providers: readonly Provider[]): string {
  const ids = providers.map(({ id, name }) => (id === "booking" ? name : id));
  return `${String(schemaVersion)}:${ids.toSorted().join(",")}`;
}

/** The same answer about everything that may load: an answer for every provider that embeds. */
export function answerAll(isAllowed: boolean, providers: readonly Provider[]): ConsentChoice {
  const embedders = providers.filter(({ purpose }) => purpose === "embed");
  return {
    analytics: isAllowed,
    embeds: Object.fromEntries(embedders.map(({ id }) => [id, isAllowed])),
  };
}

/** Makes the record of a choice. */
export function makeConsentRecord(
  { analytics, embeds }: ConsentChoice,
  version: string,
  now: Date,
): ConsentRecord {
  return { necessary: true, analytics, embeds, timestamp: now.toISOString(), version };
}

/** Reads a stored record; undefined, so that the visitor is asked (again), where it is unreadable, of another version, from the future or older than 24 months (D17). */
export function readConsentRecord(
  text: string | null,
  version: string,
  now: Date,
): ConsentRecord | undefined {
  const record = parseRecord(text);
  if (record === undefined || record.version !== version) return undefined;
  const given = Date.parse(record.timestamp);
  const end = new Date(given);
  end.setUTCMonth(end.getUTCMonth() + validMonths);
  const isCurrent = given <= now.getTime() + clockToleranceMs && now < end;
  return isCurrent ? record : undefined;
}

function parseRecord(text: string | null): ConsentRecord | undefined {
  if (text === null) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const { necessary, analytics, embeds, timestamp, version } = value;
  const isComplete =
    necessary === true &&
    typeof analytics === "boolean" &&
    typeof timestamp === "string" &&
    !Number.isNaN(Date.parse(timestamp)) &&
    typeof version === "string" &&
    isObject(embeds) &&
    Object.values(embeds).every((answer) => typeof answer === "boolean");
  return isComplete ? (value as ConsentRecord) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
