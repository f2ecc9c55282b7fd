import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { renderAsk, renderCode, renderEnter, renderNotice } from "../pages/sign-in-pages.ts";
import type { SignInNotice } from "../pages/sign-in-pages.ts";
import { deskAddress } from "../pages/desk-frame.ts";
import { makeToken, tidyCode } from "../sign-in/secrets.ts";
import { longestSessionMs } from "../sign-in/session-store.ts";
import { ticketMs } from "../sign-in/ticket-store.ts";
import {
  answer,
  goTo,
  readFields,
  readPage,
  readQuery,
  type DeskApp,
  type DeskContext,
} from "./desk-context.ts";

/** Browsers take a cookie of this prefix from this host alone, over https, for the whole host. */
const sessionCookie = "__Host-desk";
const browserCookie = "__Host-desk-ask";
const longestAgent = 200;

/**
 * Adds the way into the desk. Opening a page signs nobody in and uses nothing up; a button does, in the browser that
 * asked (decision 091).
 */
export function addSignInRoutes(app: DeskApp): void {
  app.use(async (c, next) => {
    const secret = getCookie(c, sessionCookie);
    c.set("session", secret === undefined ? undefined : await c.var.desk.sessions.open(secret));
    await next();
  });

  app.post("/ask", async (c) => {
    const { tickets, owner, quotas, sendTicket } = c.var.desk;
    if ((await quotas.ask(c)) !== undefined) return answerNotice(c, "tooMany", 429);
    const { email = "" } = await readFields(c);
    const browser = makeToken();
    const isOwner = owner !== undefined && isSame(email, owner);
    const ticket = await tickets.add(browser, isOwner);
    // The answer waits for no mail: it is the same, and as fast, for every address.
    if (ticket.isMailed) sendTicket?.({ ...ticket, locale: c.var.locale });
    // Lax: the link in the mail is followed from another site.
    setCookie(c, browserCookie, browser, {
      ...ofHost,
      sameSite: "Lax",
      maxAge: ticketMs / 1000,
    });
    return goTo(c, "code");
  });

  app.get("/code", async (c) => showCode(c, false));

  app.post("/code", async (c) => {
    if ((await c.var.desk.quotas.enter(c)) !== undefined) return answerNotice(c, "tooMany", 429);
    const { code = "" } = await readFields(c);
    const isRight = await c.var.desk.tickets.useCode(tidyCode(code), readBrowser(c));
    return isRight ? signIn(c) : showCode(c, true);
  });

  app.get("/enter", async (c) => {
    const token = readQuery(c, "ticket") ?? "";
    const state = await c.var.desk.tickets.examineLink(token, readBrowser(c));
    if (state === "here") return answer(c, renderEnter(readPage(c), token));
    return answerNotice(c, state, state === "over" ? 410 : 403);
  });

  app.post("/enter", async (c) => {
    if ((await c.var.desk.quotas.enter(c)) !== undefined) return answerNotice(c, "tooMany", 429);
    const { ticket = "" } = await readFields(c);
    const isUsed = await c.var.desk.tickets.useLink(ticket, readBrowser(c));
    return isUsed ? signIn(c) : answerNotice(c, "over", 410);
  });

  app.get("/", async (c, next) => {
    if (c.var.session !== undefined) return next();
    // A strict cookie is not sent when a link elsewhere leads here, but when this page leads to itself.
    const isFromElsewhere = c.req.header("sec-fetch-site") === "cross-site";
    const refreshTo = isFromElsewhere ? deskAddress(c.var.locale) : undefined;
    const isMailing = c.var.desk.owner !== undefined;
    return answer(c, renderAsk(readPage(c), { isMailing, refreshTo }));
  });

  app.use(async (c, next) => (c.var.session === undefined ? goTo(c) : next()));

  app.post("/leave", async (c) => {
    await c.var.desk.sessions.end(c.var.session?.id ?? "");
    return answerLeft(c);
  });

  app.post("/leave-all", async (c) => {
    await c.var.desk.sessions.endAll();
    await c.var.desk.tickets.endAll();
    return answerLeft(c);
  });
}

async function showCode(c: DeskContext, isWrong: boolean): Promise<Response> {
  const { tickets, timeZone } = c.var.desk;
  const ticket = await tickets.findOpen(readBrowser(c));
  if (ticket === undefined) return answerNotice(c, "over", 410);
  return answer(c, renderCode(readPage(c), { ticket, isWrong, timeZone }), isWrong ? 422 : 200);
}

/** Starts a session under a new secret: one that a browser brought along is never taken. */
async function signIn(c: DeskContext): Promise<Response> {
  const { sessions, onSession } = c.var.desk;
  const agent = (c.req.header("user-agent") ?? "").slice(0, longestAgent);
  const secret = await sessions.start({ agent, locale: c.var.locale });
  onSession();
  deleteCookie(c, browserCookie, ofHost);
  setCookie(c, sessionCookie, secret, {
    ...ofHost,
    sameSite: "Strict",
    maxAge: longestSessionMs / 1000,
  });
  return goTo(c);
}

async function answerLeft(c: DeskContext): Promise<Response> {
  deleteCookie(c, sessionCookie, ofHost);
  c.set("session", undefined);
  return answer(c, renderNotice(readPage(c), "left"));
}

async function answerNotice(
  c: DeskContext,
  name: SignInNotice,
  status: 403 | 410 | 429,
): Promise<Response> {
  return answer(c, renderNotice(readPage(c), name), status);
}

const ofHost = { path: "/", secure: true, httpOnly: true } as const;

function readBrowser(c: DeskContext): string {
  return getCookie(c, browserCookie) ?? "";
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}
