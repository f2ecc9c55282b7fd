import { languageTags, type Locale } from "../../contracts/locale.ts";
import { noServiceSelected, serviceOptions } from "../../contracts/enquiry.ts";
import { formCopy } from "../mail/core/form-copy.ts";
import type { Copies } from "../storage/watch-copies.ts";
import type { DigestFacts, Problem } from "./digest-facts.ts";
import { capitalize, type Advice, type DigestWords, type Formats } from "./digest-words.ts";
import { digestWordsEn } from "./digest-words-en.ts";
import { digestWordsEs } from "./digest-words-es.ts";

export const digestWords: Record<Locale, DigestWords> = { es: digestWordsEs, en: digestWordsEn };

export type Row = {
  label: string;
  /** Set in bold before the text. */
  lead?: string;
  text: string;
  detail?: string;
  link?: { text: string; address: string };
};

/** A digest in words, for both parts of the mail. */
export type Letter = {
  locale: Locale;
  headline: string;
  preheader: string;
  kicker: string;
  advice: readonly Advice[];
  sections: readonly { title: string; rows: readonly Row[] }[];
  footer: readonly string[];
};

export type LetterSettings = { brand: string; at: string; locale: Locale; timeZone: string };

/** Puts a digest in words; the headline is the subject of its mail. */
export function writeLetter(facts: DigestFacts, settings: LetterSettings): Letter {
  const { locale, timeZone } = settings;
  const words = digestWords[locale];
  const formats = makeFormats(locale, timeZone);
  const advice = facts.problems.map((problem) => advise(problem, words, formats));
  const age = findCopyAge(facts, formats);
  return {
    locale,
    headline: writeHeadline(facts, words, locale, age),
    preheader: [
      advice[0]?.title ?? words.nothingToDecide,
      ...describeAge(facts.copies, words, age),
    ].join(" "),
    kicker: words.kicker(settings.brand, settings.at),
    advice,
    sections: [
      ...writeToday(facts, words, formats),
      ...writeMessages(facts, words, formats, locale),
      {
        title: words.since(formats.day(facts.since), formats.time(facts.since)),
        rows: writeCounts(facts, words, formats, age),
      },
    ],
    footer: words.footer(settings.at),
  };
}

/** Words a problem, with its remedy. */
export function advise(
  problem: Problem,
  { advise: catalogue }: DigestWords,
  formats: Formats,
): Advice {
  const write = catalogue[problem.kind] as (of: Problem, formats: Formats) => Advice;
  return write(problem, formats);
}

function writeHeadline(
  { day, appointments, enquiries, bookings, problems }: DigestFacts,
  { counted, quiet, quietCopy }: DigestWords,
  locale: Locale,
  age: string | undefined,
): string {
  const parts = [
    ...(appointments.length === 0 ? [] : [counted.appointments(appointments.length)]),
    ...(enquiries.count === 0 ? [] : [counted.enquiries(enquiries.count)]),
    ...(bookings.confirmed === 0 ? [] : [counted.bookings(bookings.confirmed)]),
    ...(problems.length === 0 ? [] : [counted.problems(problems.length)]),
  ];
  const news = parts.length > 0 ? parts : [quiet, ...(age === undefined ? [] : [quietCopy(age)])];
  const name = makeFormats(locale, "UTC").day(Date.parse(`${day}T00:00:00Z`));
  return `${capitalize(name)}: ${news.join(", ")}`;
}

function writeToday({ appointments }: DigestFacts, words: DigestWords, { time }: Formats) {
  if (appointments.length === 0) return [];
  const rows = appointments.map(({ startsAt, name, topic, number, sessions }) => ({
    label: time(startsAt),
    lead: name,
    text: `, ${words.session(number, sessions)}`,
    detail: topic === "" ? words.noTopic : topic,
  }));
  return [{ title: words.today, rows }];
}

function writeMessages(
  { enquiries: { count, newest }, now }: DigestFacts,
  words: DigestWords,
  { span }: Formats,
  locale: Locale,
) {
  if (count === 0) return [];
  const rows: Row[] = newest.map(({ name, email, service, receivedAt }) => ({
    label: words.ago(span(now - receivedAt)),
    lead: name,
    text: `, ${nameService(service, words, locale)}`,
    link: {
      text: words.reply,
      address: `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`,
    },
  }));
  if (count > newest.length) rows.push({ label: "", text: words.more(count - newest.length) });
  return [{ title: words.messages, rows }];
}

function nameService(service: string, words: DigestWords, locale: Locale): string {
  const option = serviceOptions.find((known) => known === service);
  if (option !== undefined) return formCopy[locale].contact.services[option].toLowerCase();
  return service === noServiceSelected ? words.noService : service;
}

function writeCounts(
  facts: DigestFacts,
  words: DigestWords,
  formats: Formats,
  age: string | undefined,
): Row[] {
  const { labels } = words;
  const { bookings, enquiries, quarantined, mails, copies, views, certificateUntil: until } = facts;
  return [
    ...(views === undefined ? [] : [{ label: labels.views, text: words.views(views) }]),
    { label: labels.bookings, text: words.bookings(bookings) },
    { label: labels.messages, text: words.enquiries(enquiries.count, quarantined) },
    { label: labels.mails, text: words.mails(mails.delivered, mails.failed) },
    { label: labels.copy, text: describeCopies(copies, words, formats, age) },
    ...(until === undefined
      ? []
      : [{ label: labels.certificate, text: words.certificate(formats.date(until)) }]),
  ];
}

/** Words where the copies are and how old they are. */
export function describeCopies(
  copies: Copies,
  { copy }: DigestWords,
  { day, time }: Formats,
  age: string | undefined,
): string {
  if (copies.kind === "database") return copy.database;
  if (copies.kind === "own") return copies.days === undefined ? copy.none : copy.own(copies.days);
  if (age === undefined) return copy.begun;
  const { rehearsal } = copies;
  const rehearsed =
    rehearsal === undefined
      ? copy.unrehearsed
      : copy.rehearsed(day(rehearsal.at), time(rehearsal.at), rehearsal.rows);
  return `${copy.current(age)} ${rehearsed}`;
}

function describeAge({ kind }: Copies, words: DigestWords, age: string | undefined): string[] {
  if (kind === "database") return [];
  if (age !== undefined) return [words.copyAge(age)];
  return [kind === "own" ? words.noCopyAge : words.copy.begun];
}

function findCopyAge({ copies, now }: DigestFacts, { span }: Formats): string | undefined {
  if (copies.kind !== "offsite" || copies.currentAt === undefined) return undefined;
  return span(now - copies.currentAt);
}

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

/** Makes the formats of instants and lengths of time in a language. */
export function makeFormats(locale: Locale, timeZone: string): Formats {
  const tag = languageTags[locale];
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(tag, { timeZone, ...options });
    return (instant: number) => formatter.format(instant);
  };
  const day = new Intl.DateTimeFormat(tag, { timeZone, weekday: "long", day: "numeric" });
  return {
    // English would put the number first: "24 Tuesday".
    day: (instant) => {
      const parts = day.formatToParts(instant);
      const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
      return `${valueOf("weekday")} ${valueOf("day")}`;
    },
    date: format({ day: "numeric", month: "long" }),
    time: format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    span: (ms) => {
      const [unit, size] = units.find(([, length]) => ms >= length) ?? (["second", 1_000] as const);
      const value = Math.max(1, Math.floor(ms / size));
      return new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long" }).format(value);
    },
  };
}
