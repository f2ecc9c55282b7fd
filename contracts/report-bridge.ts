import { isLocale, type Locale } from "./locale.ts";

/**
 * Messages between a report's frame and the page around it (D13); those of another origin or version are ignored.
 * `height` is in CSS pixels, `state` is the fragment of the report's address, `timing` the time to count all rows for
 * it, and a null theme follows the system.
 */
export type ReportMessage = { source: typeof source; version: typeof version } & ReportNews;

/** The time that counting all rows for a state took. */
export type CountTiming = { rows: number; milliseconds: number };

export type ReportNews =
  | { type: "ready" }
  | { type: "height"; height: number }
  | { type: "state"; state: string; timing?: CountTiming | null }
  | { type: "language"; language: Locale }
  | { type: "theme"; theme: "dark" | "light" | null };

const source = "report-bridge";
const version = 1;
const tallest = 20_000;

const validators: { [Type in ReportNews["type"]]: (message: Record<string, unknown>) => boolean } =
  {
    ready: () => true,
    height: ({ height }) => typeof height === "number" && height > 0 && height <= tallest,
    state: ({ state }) => typeof state === "string" && state.length < 4096,
    language: ({ language }) => isLocale(language),
    theme: ({ theme }) => theme === "dark" || theme === "light" || theme === null,
  };

export function writeReportMessage(news: ReportNews): ReportMessage {
  return { source, version, ...news };
}

/** Returns null unless the message is valid and comes from the expected origin and window. */
export function readReportMessage(
  event: { data: unknown; origin: string; source: unknown },
  expected: { origin: string; window: unknown },
): ReportMessage | null {
  if (event.origin !== expected.origin || event.source !== expected.window) return null;
  const { data } = event;
  if (typeof data !== "object" || data === null) return null;
  const message = data as Record<string, unknown>;
  if (message["source"] !== source || message["version"] !== version) return null;
  const type = message["type"];
  if (typeof type !== "string" || !Object.hasOwn(validators, type)) return null;
  return validators[type as ReportNews["type"]](message) ? (message as ReportMessage) : null;
}
