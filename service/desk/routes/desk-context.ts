import { createHash } from "node:crypto";
import type { Context, Hono } from "hono";
import type { Locale } from "../../../contracts/locale.ts";
import type { DeskDependencies } from "./desk-dependencies.ts";
import type { Session } from "../sign-in/session-store.ts";
import { deskAddress, renderDesk, type DeskContent, type DeskPage } from "../pages/desk-frame.ts";
import { tidyText } from "../../text/tidy-text.ts";
import { deskWords } from "../words/desk-words.ts";

type Variables = {
  Variables: { desk: DeskDependencies; locale: Locale; session: Session | undefined };
};

export type DeskApp = Hono<Variables>;

export type DeskContext = Context<Variables>;

export function readPage(c: DeskContext): DeskPage {
  const { desk, locale, session } = c.var;
  const { pathname, search } = new URL(c.req.url);
  const rest = c.req.method === "GET" ? pathname.slice(deskAddress(locale).length) + search : "";
  return {
    locale,
    words: deskWords[locale],
    brand: desk.brand,
    styles: desk.styles,
    isSignedIn: session !== undefined,
    timeZone: desk.timeZone,
    now: desk.now(),
    rest,
  };
}

/** Reads a value of the address without control characters, which PostgreSQL refuses. */
export function readQuery(c: DeskContext, name: string): string | undefined {
  const value = c.req.query(name);
  return value === undefined ? undefined : tidyText(value.toWellFormed());
}

/** Reads the text fields of a form; an unreadable one has none. */
export async function readFields(c: DeskContext): Promise<Record<string, string | undefined>> {
  const form = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, tidyText(value.toWellFormed())]] : [],
    ),
  );
}

/** Goes on to a page of the desk after a change, so that a reload repeats nothing. */
export function goTo(
  c: DeskContext,
  page = "",
  query: Record<string, string | undefined> = {},
): Response {
  return c.redirect(deskAddress(c.var.locale, page, query), 303);
}

/** Answers with a page; its policy allows style sheets, fonts and pictures of the site, its own rules, and no script. */
export async function answer(
  c: DeskContext,
  content: DeskContent,
  status: 200 | 403 | 404 | 409 | 410 | 422 | 429 = 200,
): Promise<Response> {
  const { rules } = content;
  const own =
    rules === undefined ? "" : ` 'sha256-${createHash("sha256").update(rules).digest("base64")}'`;
  const policy = `default-src 'none'; style-src 'self'${own}; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
  c.header("Content-Security-Policy", policy);
  return c.html(renderDesk(readPage(c), content), status);
}
