import { expect } from "vitest";
import { freeHoursPath } from "../../../contracts/booking.ts";
import { makeBookingService } from "../../contract/make-booking.ts";
import type { ChangedService } from "../../contract/make-service.ts";
import { startFakeCalendar } from "./fake-calendar.ts";

/** Makes a service with a calendar of the owner's, by CalDAV or as a published file. */
export async function makeCalendarService(
  way: "caldav" | "ics" = "caldav",
  { pauseHours = 24, ...changed }: ChangedService & { pauseHours?: number | "never" } = {},
) {
  const calendar = await startFakeCalendar();
  const caldav = way === "caldav" ? calendar.caldav : undefined;
  const icsUrl = way === "ics" ? calendar.icsUrl : undefined;
  const settings = { calendar: { caldav, icsUrl, pauseHours } };
  const service = makeBookingService({ ...settings, ...changed });
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

  /** Waits until the calendar holds a number of bookings; returns their files. */
  async function waitForEntries(count: number): Promise<string[]> {
    await expect.poll(() => calendar.listEntries()).toHaveLength(count);
    return calendar.listEntries();
  }

  return { ...service, calendar, settings, look, readHealth, waitForEntries };
}
