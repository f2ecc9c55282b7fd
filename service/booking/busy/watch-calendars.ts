import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import type { Span } from "../core/slots.ts";
import type { BusyCalendar } from "./busy-calendar.ts";
import { signInRemedy } from "./online/tokens.ts";
import type { BusyStore, SourceStatus } from "./busy-store.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** From this age on, a page reads the calendar again without waiting for it … */
const agedMs = 30_000;
/** … and from this age on it waits, so that no page shows a change later than a minute. */
const staleMs = minuteMs;
/** The longest that a page waits for a calendar. */
const patienceMs = 2_000;
/** A hold uses a reading of this age. */
const currentMs = 2_000;
/** Calendars are read when nobody looks too: a silent one is noticed before the next visitor. */
const idleMs = 10 * minuteMs;
/** Read beyond the hours on offer, which move on while a calendar is silent. */
const reserveMs = 14 * dayMs;

type WatchDependencies = {
  calendars: readonly BusyCalendar[];
  store: BusyStore;
  /** Hours of silence after which no hours are offered; "never": what was last known is sold on. */
  pauseHours: number | "never";
  horizonWeeks: number;
  clock: Clock;
  log: Log;
};

/** A calendar that gives no answer, since when, and why. */
export type Silence = {
  kind: "calendar-silent";
  setting: BusyCalendar["setting"];
  since: number;
  fault: string;
  isPaused: boolean;
  isSignedOut: boolean;
};

export type CalendarWatch = {
  /** Prepares a page: reads calendars whose answer is old; false if no hours may be offered. */
  look: () => Promise<boolean>;
  /** Prepares a hold or its confirmation: reads all calendars now; false if the span is busy or not to be offered. */
  check: (span: Span) => Promise<boolean>;
  listSilent: () => Promise<Silence[]>;
  stop: () => void;
};

/**
 * Watches the owner's calendars (decision 088). One that does not answer, or answers nothing after a fault although
 * events were expected, is silent: what was last known of it holds.
 */
export function watchCalendars(dependencies: WatchDependencies): CalendarWatch {
  const { calendars, store, clock } = dependencies;
  const watched = calendars.map((calendar) => new WatchedCalendar(calendar, dependencies));
  const stopping = new AbortController();

  async function run(): Promise<void> {
    while (watched.length > 0 && !stopping.signal.aborted) {
      await Promise.all(watched.map(async (one) => one.refreshUnseen()));
      await clock.sleep(minuteMs, stopping.signal);
    }
  }

  /** Waits for readings, but not for long. */
  async function wait(readings: readonly Promise<void>[]): Promise<boolean> {
    if (readings.length > 0) {
      const waiting = new AbortController();
      await Promise.race([Promise.all(readings), clock.sleep(patienceMs, waiting.signal)]);
      waiting.abort();
    }
    const paused = await Promise.all(watched.map(async (one) => one.isPaused()));
    return !paused.includes(true);
  }

  void run();
  return {
    look: async () => wait(watched.flatMap((one) => one.refreshForPage())),
    check: async (span) =>
      (await wait(watched.map(async (one) => one.refresh(currentMs)))) &&
      !(await store.isBusy(span)),
    listSilent: async () => {
      const silences = await Promise.all(watched.map(async (one) => one.findSilence()));
      return silences.filter((silence) => silence !== undefined);
    },
    stop: () => stopping.abort(),
  };
}

class WatchedCalendar {
  readonly #calendar: BusyCalendar;
  readonly #dependencies: WatchDependencies;
  #triedAt = -Infinity;
  /** The last whole answer to this process. */
  #knownAt = -Infinity;
  #isFailing = false;
  #reading: Promise<void> | undefined;

  constructor(calendar: BusyCalendar, dependencies: WatchDependencies) {
    this.#calendar = calendar;
    this.#dependencies = dependencies;
  }

  /** Starts a reading if the last one is old; returns it if a page should wait for it. */
  refreshForPage(): Promise<void>[] {
    const isStale = this.#dependencies.clock.now() - this.#knownAt >= staleMs;
    const isWorthWaiting = isStale && !this.#isFailing;
    const reading = this.refresh(agedMs);
    return isWorthWaiting ? [reading] : [];
  }

  async refreshUnseen(): Promise<void> {
    return this.refresh(this.#isFailing ? minuteMs : idleMs);
  }

  /** Resolves when a reading, or one tried in vain, has ended that began at most `oldestMs` ago. */
  async refresh(oldestMs: number): Promise<void> {
    if (this.#dependencies.clock.now() - this.#triedAt < oldestMs) return this.#reading;
    if (this.#reading !== undefined) {
      await this.#reading;
      return this.refresh(oldestMs);
    }
    this.#reading = this.#read().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async isPaused(): Promise<boolean> {
    return this.#isPaused(await this.#readStatus());
  }

  async findSilence(): Promise<Silence | undefined> {
    const status = await this.#readStatus();
    const { readAt, failingSince, fault } = status;
    if (failingSince === null) return undefined;
    const { setting } = this.#calendar;
    return {
      kind: "calendar-silent",
      setting,
      since: readAt ?? failingSince,
      fault: fault ?? "",
      isPaused: this.#isPaused(status),
      isSignedOut: fault?.endsWith(signInRemedy) === true,
    };
  }

  async #readStatus(): Promise<SourceStatus> {
    return this.#dependencies.store.readStatus(this.#calendar.source);
  }

  /** A calendar that was never read is silent for longer than any hours. */
  #isPaused({ readAt, failingSince }: SourceStatus): boolean {
    const { pauseHours, clock } = this.#dependencies;
    if (pauseHours === "never") return false;
    if (readAt === null) return true;
    return failingSince !== null && clock.now() - readAt > pauseHours * 60 * minuteMs;
  }

  async #read(): Promise<void> {
    const { store, clock, horizonWeeks, log } = this.#dependencies;
    const { source, setting } = this.#calendar;
    const now = clock.now();
    this.#triedAt = now;
    try {
      // Whole days: an unchanged file is then not worked out again (`rememberAnswers`).
      const startsAt = Math.floor(now / dayMs) * dayMs;
      const span: Span = { startsAt, endsAt: startsAt + horizonWeeks * 7 * dayMs + reserveMs };
      const answer = await this.#calendar.readBusy(span);
      const { failingSince } = await store.readStatus(source);
      if (
        failingSince !== null &&
        answer.events === 0 &&
        (await store.expectsEvents(source, now))
      ) {
        throw new Error("It answers again, but without any event. If that is right, add one to it");
      }
      await store.record(source, now, span, answer);
      this.#knownAt = now;
      this.#isFailing = false;
    } catch (error) {
      const fault = (error as Error).message;
      if (!this.#isFailing) log({ event: "calendar-silent", setting, error: fault });
      this.#isFailing = true;
      await store.recordFault(source, now, fault).catch(() => undefined);
    }
  }
}
