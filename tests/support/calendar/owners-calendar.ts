import { expect, onTestFinished } from "vitest";
import { freeHoursPath } from "../../../contracts/booking.ts";
import { SignInStore } from "../../../service/booking/busy/online/sign-in-store.ts";
import type { CalendarSettings } from "../../../service/booking/busy/start-calendars.ts";
import { makeBookingService } from "../../contract/make-booking.ts";
import type { ChangedService } from "../../contract/make-service.ts";
import { makePlace, openPlace, type Place } from "../stores/place.ts";
import { startFakeCalendar } from "./fake-calendar.ts";
import { FakeGoogle } from "./fake-google.ts";
import { FakeMicrosoft } from "./fake-microsoft.ts";
import type { WrittenEntry } from "./owners-event.ts";

async function startOwn() {
  const calendar = await startFakeCalendar();
  onTestFinished(() => calendar.stop());
  return calendar;
}

const start = {
  caldav: async () => {
    const calendar = await startOwn();
    const settings = { caldav: calendar.caldav };
    return Object.assign(calendar, { settings, setting: "CALDAV_URL" });
  },
  ics: async () => {
    const calendar = await startOwn();
    const settings = { icsUrl: calendar.icsUrl };
    return Object.assign(calendar, { settings, setting: "CALENDAR_ICS_URL" });
  },
  microsoft: async (place: Place) => signIn(new FakeMicrosoft().start(), place),
  google: async (place: Place) => signIn(new FakeGoogle().start(), place),
};

export type CalendarWay = keyof typeof start;

/** Kinds of calendars to which bookings are written. */
export const writableWays = ["caldav", "microsoft", "google"] as const;
export const calendarWays = [...writableWays, "ics"] as const;

async function signIn<Fake extends FakeMicrosoft | FakeGoogle>(
  fake: Fake,
  place: Place,
): Promise<Fake> {
  const { databases } = openPlace(place, Date.now);
  const { refreshToken } = fake;
  const account = "ana@example.com";
  await new SignInStore(databases.bookings).save(fake.source, {
    account,
    refreshToken,
    signedInAt: 1,
  });
  return fake;
}

/** Makes a service with a calendar of the owner's. */
export async function makeCalendarService<Way extends CalendarWay = "caldav">(
  way?: Way,
  {
    pauseHours = 24,
    place = makePlace(),
    ...changed
  }: ChangedService & { pauseHours?: number | "never" } = {},
) {
  type Calendar = Awaited<ReturnType<(typeof start)[Way]>>;
  const calendar = (await start[way ?? "caldav"](place)) as Calendar;
  const none: CalendarSettings = { caldav: undefined, icsUrl: undefined, pauseHours };
  const settings = { calendar: { ...none, ...calendar.settings } };
  const service = makeBookingService({ ...settings, ...changed, place });
  const { app, clock } = service;

  /** Returns the free hours of the first eight days, after a minute, as `22T08:00`. */
  async function look(afterMs = 60_000): Promise<string[]> {
    clock.time += afterMs;
    const answer = await app.request(freeHoursPath);
    const { slots } = (await answer.json()) as { slots: string[] };
    return slots.map((slot) => slot.slice(8, 16));
  }

  /** Returns the health check, at a time when it is examined again. */
  async function readHealth(): Promise<string> {
    clock.time += 1_000;
    return (await app.request("/healthz")).text();
  }

  /** Waits until the calendar holds a number of bookings; returns them. */
  async function waitForEntries(count: number): Promise<WrittenEntry[]> {
    await expect.poll(() => calendar.listEntries()).toHaveLength(count);
    return calendar.listEntries();
  }

  return { ...service, calendar, settings, look, readHealth, waitForEntries };
}
