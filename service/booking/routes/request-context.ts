import type { Context, Hono } from "hono";
import { bookingPath } from "../../../contracts/booking.ts";
import { localePrefix, type Locale } from "../../../contracts/locale.ts";
import { bookingCopy } from "../copy/booking-copy.ts";
import { readLink, type LinkKind } from "../core/signed-link.ts";
import { formatSlotDay } from "../core/slot-parameter.ts";
import type { Span } from "../core/slots.ts";
import { isZone } from "../../time/zone.ts";
import { renderNotice, type Notice } from "../pages/notice-page.ts";
import type { PageContext } from "../pages/page-context.ts";
import type { Zones } from "../pages/render-moment.ts";
import type { BookingDependencies } from "./booking-dependencies.ts";
import type { Calendar } from "./calendar-cache.ts";

type Variables = {
  Variables: {
    dependencies: BookingDependencies;
    openCalendar: () => Promise<Calendar>;
    locale: Locale;
  };
};

export type BookingApp = Hono<Variables>;

export type BookingContext = Context<Variables>;

export function readPageContext(c: BookingContext): PageContext {
  const { dependencies, locale } = c.var;
  const url = new URL(c.req.url);
  const own = localePrefix[locale] + bookingPath;
  const rest = c.req.method === "GET" ? url.pathname.slice(own.length) + url.search : "";
  return {
    site: dependencies,
    locale,
    copy: bookingCopy[locale],
    now: dependencies.now(),
    isFramed: c.req.header("sec-fetch-dest") === "iframe",
    addressIn: (other) => localePrefix[other] + bookingPath + rest,
  };
}

export function answerNotice(
  c: BookingContext,
  status: 402 | 404 | 409 | 410 | 422 | 429 | 503,
  notice: Notice,
): Response | Promise<Response> {
  return c.html(renderNotice(readPageContext(c), notice), status);
}

/** Counts one request of a visitor; answers 429 if the rate limit is reached. */
export async function refuseOverQuota(
  c: BookingContext,
  quota: keyof BookingDependencies["quotas"],
): Promise<Response | undefined> {
  const waitSeconds = await c.var.dependencies.quotas[quota](c);
  if (waitSeconds === undefined) return undefined;
  c.header("Retry-After", String(waitSeconds));
  const minutes = Math.ceil(waitSeconds / 60);
  return answerNotice(c, 429, { name: "tooMany", values: { minutes } });
}

/** Reads the owner's calendars again; answers 409 if they have the span as busy now. */
export async function refuseBusy(
  c: BookingContext,
  span: Span,
  query: Record<string, string> = {},
): Promise<Response | undefined> {
  const isFree = (await c.var.dependencies.calendars?.check(span)) ?? true;
  return isFree ? undefined : refuseTaken(c, span.startsAt, query);
}

/** Answers 409 with the week of an hour that somebody else has. */
export async function refuseTaken(
  c: BookingContext,
  slot: number,
  query: Record<string, string>,
): Promise<Response> {
  return answerNotice(c, 409, { name: "taken", query: { ...query, week: formatSlotDay(slot) } });
}

export function readZones(
  c: BookingContext,
  given: string | undefined,
): { zones: Zones; isAssumed: boolean } {
  const owners = c.var.dependencies.rules.timeZone;
  const isAssumed = given === undefined || !isZone(given);
  return { zones: { owners, visitors: isAssumed ? owners : given }, isAssumed };
}

export async function readForm(c: BookingContext): Promise<Record<string, string | undefined>> {
  const form = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.toWellFormed()]] : [],
    ),
  );
}

export async function readToken(
  c: BookingContext,
  kind: LinkKind,
  token = "",
): Promise<{ id: string; token: string } | Response> {
  const { bookings, now } = c.var.dependencies;
  const link = readLink(await bookings.readKey(), kind, token, now());
  if (link.state === "valid") return { id: link.id, token };
  return link.state === "expired"
    ? answerNotice(c, 410, { name: "expired" })
    : answerNotice(c, 404, { name: "forged" });
}

/** Finds the record that a link names; an erased booking is answered like one that never existed. */
export async function openLink<Found>(
  c: BookingContext,
  kind: LinkKind,
  token: string | undefined,
  find: (id: string) => Promise<Found | undefined>,
): Promise<{ found: Found; token: string } | Response> {
  const link = await readToken(c, kind, token);
  if (link instanceof Response) return link;
  const found = await find(link.id);
  return found === undefined
    ? answerNotice(c, 404, { name: "forged" })
    : { found, token: link.token };
}
