import type { SiteConfig } from "../../../contracts/configuration/site-config.ts";
import { describeEvent } from "../notifications/describe-event.ts";
import type { BusyCalendar } from "./busy-calendar.ts";
import { BusyStore } from "./busy-store.ts";
import { openCaldavCalendar } from "./caldav/caldav-calendar.ts";
import { EntryStore } from "./entry-store.ts";
import { readEvents } from "./events/read-events.ts";
import { rememberAnswers } from "./events/remember-answers.ts";
import { openIcsCalendar } from "./ics-calendar.ts";
import { openGoogle } from "./online/google.ts";
import { openMicrosoft } from "./online/microsoft.ts";
import { openOnlineCalendar } from "./online/online-calendar.ts";
import type { OnlineService } from "./online/online-service.ts";
import { SignInStore } from "./online/sign-in-store.ts";
import { createTokens } from "./online/tokens.ts";
import { startEntries, type EntryWriter, type Unwritten } from "./start-entries.ts";
import { watchCalendars, type CalendarWatch, type Silence } from "./watch-calendars.ts";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { createZone } from "../../time/zone.ts";
import type { Database } from "../../storage/database.ts";
import type { BookingStore } from "../store/booking-store.ts";

export type CalendarSettings = {
  caldav: { url: string; user: string; password: string } | undefined;
  /** Address of a published calendar; a secret. */
  icsUrl: string | undefined;
  microsoft?: { clientId: string } | undefined;
  google?: { clientId: string; clientSecret: string } | undefined;
  /** Hours without an answer after which no hours are offered. */
  pauseHours: number | "never";
};

const noCalendar: CalendarSettings = { caldav: undefined, icsUrl: undefined, pauseHours: "never" };

type CalendarsDependencies = {
  calendar?: CalendarSettings;
  bookings: Pick<BookingStore, "readKey">;
  database: Database;
  site: Pick<SiteConfig, "owner" | "booking">;
  siteUrl: string;
  clock: Clock;
  log: Log;
};

/** A fault of a calendar that the owner has to know. */
export type CalendarProblem = Silence | Unwritten;

export type Calendars = Pick<CalendarWatch, "look" | "check"> & {
  /** Writes changed bookings to the calendar now. */
  wake: () => void;
  listProblems: () => Promise<CalendarProblem[]>;
  stop: () => Promise<void>;
};

/** Starts to read the calendars of the settings and to write bookings to those that can be written. */
export function startCalendars(dependencies: CalendarsDependencies): Calendars {
  const { calendar: settings = noCalendar, database, site, clock, log } = dependencies;
  const calendars = openCalendars(settings, { site, database, now: clock.now });
  const store = new BusyStore(database);
  if (dependencies.calendar !== undefined) {
    const sources = calendars.map(({ source }) => source);
    void store.keepOnly(sources).catch((error: unknown) => {
      log({ event: "calendars-not-forgotten", error: String(error) });
    });
  }
  const { horizonWeeks } = site.booking;
  const { pauseHours } = settings;
  const watch = watchCalendars({ calendars, store, pauseHours, horizonWeeks, clock, log });
  const writers = calendars.flatMap((calendar) => startWriter(calendar, dependencies));
  return {
    look: watch.look,
    check: watch.check,
    wake: () => {
      for (const { wake } of writers) wake();
    },
    listProblems: async () => [
      ...(await watch.listSilent()),
      ...writers.flatMap(({ findUnwritten }) => findUnwritten() ?? []),
    ],
    stop: async () => {
      watch.stop();
      await Promise.all(writers.map(async ({ stop }) => stop()));
    },
  };
}

/** Describes a problem for the health check. */
export function describeCalendar(problem: CalendarProblem): string {
  const since = new Date(problem.since).toISOString();
  if (problem.kind === "calendar-unwritten") {
    return `Bookings are missing in the calendar of ${problem.setting} since ${since}: ${problem.fault}`;
  }
  const { setting, fault, isPaused } = problem;
  const effect = isPaused ? "No hours are offered" : "Hours are offered by what it last said";
  return `The calendar of ${setting} is silent since ${since}: ${fault}. ${effect}`;
}

/** Opens the calendars of the settings, to be read. */
export function openCalendars(
  { caldav, icsUrl, ...online }: CalendarSettings,
  { site, database, now }: Pick<CalendarsDependencies, "site" | "database"> & Pick<Clock, "now">,
): BusyCalendar[] {
  const {
    owner,
    booking: { timeZone },
  } = site;
  const signIns = new SignInStore(database);
  const owners = createZone(timeZone);
  const accounts = caldav?.user.includes("@") === true ? [caldav.user] : [];
  const addresses = [owner.email, ...accounts];
  const makeReader = () =>
    rememberAnswers((text, span) => readEvents(text, span, { timeZone, addresses }));
  return [
    ...(caldav === undefined ? [] : [openCaldavCalendar({ ...caldav, read: makeReader() })]),
    ...(icsUrl === undefined ? [] : [openIcsCalendar(icsUrl, makeReader())]),
    ...listOnlineServices(online).map((service) =>
      openOnlineCalendar({ service, owners, tokens: createTokens(service, signIns, now) }),
    ),
  ];
}

/** Lists the providers of the settings to which the owner signs in. */
export function listOnlineServices({
  microsoft,
  google,
}: Pick<CalendarSettings, "microsoft" | "google">): OnlineService[] {
  return [
    ...(microsoft === undefined ? [] : [openMicrosoft(microsoft.clientId)]),
    ...(google === undefined ? [] : [openGoogle(google)]),
  ];
}

function startWriter(
  { entries, source, setting }: BusyCalendar,
  { bookings, database, site: { owner }, siteUrl, clock, log }: CalendarsDependencies,
): EntryWriter[] {
  if (entries === undefined) return [];
  const store = new EntryStore(database, source);
  const describe: Parameters<typeof startEntries>[0]["describe"] = async (booking) => {
    const key = await bookings.readKey();
    const event = describeEvent({ ...booking, booking }, "owner", { owner, key, siteUrl });
    return { ...event, writtenAt: clock.now() };
  };
  return [startEntries({ entries, setting, store, describe, clock, log })];
}
