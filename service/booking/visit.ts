import type { Context, Hono } from "hono";
import { isTimeZone } from "../../contracts/booking-rules.ts";
import { bookingPath } from "../../contracts/booking.ts";
import { localePrefix, type Locale } from "../../contracts/locale.ts";
import type { BookingParts } from "./booking-parts.ts";
import type { Calendar } from "./keep-calendar.ts";
import { renderNotice, type Notice } from "./pages/notice-page.ts";
import type { PageFrame } from "./pages/shell.ts";
import type { Zones } from "./pages/times.ts";
import { readLink, type LinkKind } from "./signed-link.ts";
import { words } from "./words.ts";

type Variables = {
  Variables: { parts: BookingParts; openCalendar: () => Calendar; locale: Locale };
};

export type BookingApp = Hono<Variables>;

export type Visit = Context<Variables>;

export const otherLocale: Record<Locale, Locale> = { es: "en", en: "es" };

/** What every page needs to know of the request it answers. */
export function readFrame(c: Visit): PageFrame {
  const { parts, locale } = c.var;
  const url = new URL(c.req.url);
  const own = localePrefix[locale] + bookingPath;
  // What was posted has no address of its own.
  const rest = c.req.method === "GET" ? url.pathname.slice(own.length) + url.search : "";
  return {
    parts,
    locale,
    copy: words[locale],
    isFramed: c.req.header("sec-fetch-dest") === "iframe",
    otherAddress: localePrefix[otherLocale[locale]] + bookingPath + rest,
  };
}

/** Answers with a page that says why something was not done. */
export function answerNotice(
  c: Visit,
  status: 402 | 404 | 409 | 410 | 422 | 429 | 503,
  notice: Notice,
): Response | Promise<Response> {
  return c.html(renderNotice(readFrame(c), notice), status);
}

/** Answers that a visitor has no turn left, or undefined where they have just taken one. */
export function refuseTurn(
  c: Visit,
  limit: keyof BookingParts["limits"],
): Response | Promise<Response> | undefined {
  const waitSeconds = c.var.parts.limits[limit](c);
  if (waitSeconds === undefined) return undefined;
  c.header("Retry-After", String(waitSeconds));
  const minutes = Math.ceil(waitSeconds / 60);
  return answerNotice(c, 429, { name: "tooMany", values: { minutes } });
}

/** The zone a visitor reads times in, the owner's where they did not say. */
export function readZones(
  c: Visit,
  given: string | undefined,
): { zones: Zones; isAssumed: boolean } {
  const owners = c.var.parts.rules.timeZone;
  const isAssumed = given === undefined || !isTimeZone(given);
  return { zones: { owners, visitors: isAssumed ? owners : given }, isAssumed };
}

/** Reads a posted form; what is no text is left out. */
export async function readForm(c: Visit): Promise<Record<string, string | undefined>> {
  const form = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.toWellFormed()]] : [],
    ),
  );
}

/** Finds what a link part stands for, or answers why it stands for nothing. */
export async function openLink<Found>(
  c: Visit,
  kind: LinkKind,
  token: string | undefined,
  find: (id: string) => Found | undefined,
): Promise<{ found: Found; token: string } | Response> {
  const { bookings, now } = c.var.parts;
  const link = readLink(bookings.readKey(), kind, token ?? "", now());
  if (link.state === "expired") return answerNotice(c, 410, { name: "expired" });
  const found = link.state === "valid" ? find(link.id) : undefined;
  if (found === undefined || token === undefined) {
    // An erased booking looks like one that never was.
    return answerNotice(c, 404, { name: "forged" });
  }
  return { found, token };
}
