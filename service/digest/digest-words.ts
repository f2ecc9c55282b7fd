import type { Problem } from "./digest-facts.ts";

/** A problem in words, and its remedy. */
export type Advice = { title: string; detail: string };

/** Formats of instants in the owner's language and time zone. */
export type Formats = {
  /** e.g. `lunes 23`. */
  day: (instant: number) => string;
  /** e.g. `12 de febrero`. */
  date: (instant: number) => string;
  time: (instant: number) => string;
  /** A length of time, e.g. `9 segundos`. */
  span: (ms: number) => string;
};

type ProblemOf<Kind> = Problem extends infer One
  ? One extends { kind: infer Own }
    ? Kind extends Own
      ? One
      : never
    : never
  : never;

type Advise = {
  [Kind in Problem["kind"]]: (problem: ProblemOf<Kind>, formats: Formats) => Advice;
};

export type DigestWords = {
  kicker: (brand: string, at: string) => string;
  /** Parts of the headline, each with its number in words. */
  counted: Record<
    "appointments" | "enquiries" | "bookings" | "problems",
    (count: number) => string
  >;
  quiet: string;
  quietCopy: (age: string) => string;
  nothingToDecide: string;
  copyAge: (age: string) => string;
  noCopyAge: string;
  advise: Advise;
  today: string;
  session: (number: number, sessions: number) => string;
  noTopic: string;
  messages: string;
  ago: (age: string) => string;
  reply: string;
  noService: string;
  more: (count: number) => string;
  since: (day: string, time: string) => string;
  labels: Record<"views" | "bookings" | "messages" | "mails" | "copy" | "certificate", string>;
  /** Views of the day before. */
  views: (counts: { pages: number; cases: number }) => string;
  bookings: (counts: { confirmed: number; moved: number; cancelled: number }) => string;
  enquiries: (count: number, quarantined: number) => string;
  mails: (delivered: number, failed: number) => string;
  copy: {
    current: (age: string) => string;
    begun: string;
    rehearsed: (day: string, time: string, rows: Record<string, number>) => string;
    unrehearsed: string;
    own: (days: number) => string;
    none: string;
    database: string;
  };
  certificate: (date: string) => string;
  footer: (at: string) => readonly string[];
};

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
