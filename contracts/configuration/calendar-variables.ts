import * as v from "valibot";
import type { Variable } from "./variable.ts";

/** Variables of the owner's calendars (decisions 088, 093). */
export const calendarVariables = {
  CALDAV_URL: {
    schema: v.pipe(v.string(), v.regex(/^https?:\/\/[^\s@?#]+$/)),
    expected: "the address of a calendar or an account, e.g. https://caldav.icloud.com",
  },
  CALDAV_USER: {
    schema: v.pipe(v.string(), v.regex(/^[^\s:]+$/)),
    expected: "the name with which you sign in at the calendar",
  },
  CALDAV_PASSWORD: {
    schema: v.pipe(v.string(), v.minLength(1)),
    expected: "the password for this site, made in the account of the calendar",
    secret: true,
  },
  CALENDAR_ICS_URL: {
    schema: v.pipe(v.string(), v.regex(/^(?:https?|webcal):\/\/\S+$/)),
    expected: "the address at which the calendar is published, which ends in .ics",
    secret: true,
  },
  MICROSOFT_CLIENT_ID: {
    schema: v.pipe(v.string(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i)),
    expected: "the application (client) id that Microsoft Entra shows, e.g. 00000000-0000-…",
  },
  GOOGLE_CLIENT_ID: {
    schema: v.pipe(v.string(), v.regex(/^[\w-]+\.apps\.googleusercontent\.com$/)),
    expected: "a client id that ends in .apps.googleusercontent.com",
  },
  GOOGLE_CLIENT_SECRET: {
    schema: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
    expected: "the secret that Google shows beside the client id",
    secret: true,
  },
  CALENDAR_PAUSE_HOURS: {
    schema: v.union([
      v.literal("never"),
      v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1)),
    ]),
    expected: "a number of hours from 1 to 999, or never",
  },
  CALENDAR_FEED_KEY: {
    schema: v.pipe(v.string(), v.regex(/^[\w-]{32,}$/)),
    expected: "at least 32 letters and digits, e.g. of openssl rand -hex 16",
    secret: true,
  },
} as const satisfies Record<string, Variable>;
