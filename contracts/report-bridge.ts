import { isLocale, type Locale } from "./locale.ts";

/** What a report in a frame and the page around it tell each other (D13): same origin, one version, anything else is ignored. */
export type ReportMessage = { source: typeof source; version: typeof version } & ReportNews;

export type ReportNews =
  /** The report is drawn and listens. */
  | { type: "ready" }
  /** Height of the report's content, in CSS pixels. */
  | { type: "height"; height: number }
  /** State of the report, as the fragment of its address has it. */
  | { type: "state"; state: string }
  /** The page is read in this language now. */
  | { type: "language"; language: Locale }
  /** The page is shown like this, whatever the system prefers; null leaves it to the system. */
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

/** Puts news into an envelope. */
export function writeReportMessage(news: ReportNews): ReportMessage {
  return { source, version, ...news };
}

/** Reads a message from the window it must come from and our own origin; null for anything else. */
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
