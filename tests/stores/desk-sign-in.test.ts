import { expect, onTestFinished } from "vitest";
import { deskWords } from "../../service/desk/words/desk-words.ts";
import { runDeskCommand } from "../../service/desk/command/run-desk-command.ts";
import { makeService, siteUrl } from "../contract/make-service.ts";
import { DeskBrowser, readTicket } from "../support/desk/desk-browser.ts";
import { SmtpSink } from "../support/smtp-sink.ts";
import type { Place } from "../support/stores/place.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

const owner = "owner@example.org";
const { es } = deskWords;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The mails that let in, without those that report it. */
function listTickets({ mails }: SmtpSink): string[] {
  return mails.map(({ mail }) => mail.text ?? "").filter((text) => text.includes("?ticket="));
}

async function openDesk(place: Place) {
  const sink = await new SmtpSink().comeUp();
  onTestFinished(() => sink.goDown());
  const smtp = { url: sink.url, to: `Dueña <${owner}>`, from: "Web <web@example.org>" };
  const service = makeService({ place, smtp, outboxes: undefined });
  /** Asks for a link; returns what was mailed, or that nothing was. */
  const ask = async (browser: DeskBrowser, email = owner) => {
    const before = listTickets(sink).length;
    await (await browser.open("/_desk")).press(es.ask.submit, { email });
    if (email.trim().toLowerCase() !== owner) return { link: "", code: "" };
    while (listTickets(sink).length === before) await sink.waitForMails(sink.mails.length + 1);
    return readTicket(listTickets(sink)[before] ?? "");
  };
  const browse = (headers?: Record<string, string>) => new DeskBrowser(service.app, headers);
  return { ...service, sink, ask, browse };
}

testOnDatabases(
  "the link lets in the browser that asked, once, and a mail reports it",
  async (place) => {
    const { ask, browse, sink, clock } = await openDesk(place);
    const agent = "Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36";
    const browser = browse({ "user-agent": agent });
    const { link } = await ask(browser, ` ${owner.toUpperCase()} `);
    expect(browser.heading).toBe(es.code.title);
    await browser.open(link);
    expect(browser.heading).toBe(es.enter.title);
    const { path, init } = browser.fillForm(es.enter.submit);
    await browser.press(es.enter.submit);
    expect(browser.page.querySelector("form[action='/_desk/leave']")).not.toBeNull();
    expect([...browser.cookies.keys()]).toEqual(["__Host-desk"]);
    const [, report] = await sink.waitForMails(2);
    expect(report?.mail.text).toContain("Chrome, Android");
    expect(report?.mail.to).toMatchObject([{ address: owner }]);

    // Neither link nor form is of use again, here or elsewhere.
    await browser.send(path, init);
    expect(browser.heading).toBe(es.notices.over.title);
    expect((await browse().open(link)).status).toBe(410);

    await browser.open("/_desk");
    clock.time += 11 * hourMs;
    await browser.open("/_desk");
    clock.time += 11 * hourMs;
    expect((await browser.open("/_desk")).heading).not.toBe(es.ask.title);
    clock.time += 12 * hourMs + minuteMs;
    expect((await browser.open("/_desk")).heading).toBe(es.ask.title);
  },
);

testOnDatabases(
  "a scanner that opens the link and submits its form gets nothing and uses nothing up",
  async (place) => {
    const { ask, browse, sessions } = await openDesk(place);
    const browser = browse();
    const { link } = await ask(browser);
    const scanner = await browse().open(link);
    expect(scanner.heading).toBe(es.notices.elsewhere.title);
    expect(scanner.page.querySelectorAll("main form")).toHaveLength(0);
    const ticket = new URL(link, siteUrl).searchParams.get("ticket") ?? "";
    await scanner.send("/_desk/enter", { method: "POST", body: new URLSearchParams({ ticket }) });
    expect([scanner.status, scanner.cookies.size]).toEqual([410, 0]);
    // A browser that asked for itself gets nothing by it either.
    const other = browse();
    await ask(other, "somebody@example.com");
    await other.send("/_desk/enter", { method: "POST", body: new URLSearchParams({ ticket }) });
    expect(await sessions.list()).toEqual([]);
    await (await browser.open(link)).press(es.enter.submit);
    expect(await sessions.list()).toHaveLength(1);
  },
);

testOnDatabases(
  "the code of the mail is typed in the browser that asked, in five tries",
  async (place) => {
    const { ask, browse, sessions } = await openDesk(place);
    const browser = browse();
    const { code } = await ask(browser);
    const other = browse();
    await ask(other);
    await other.press(es.code.submit, { code });
    expect(other.status).toBe(422);
    await browser.press(es.code.submit, { code: "ABCDEFGH" });
    expect(browser.text).toContain(es.code.wrong(4));
    await browser.press(es.code.submit, { code: code.toLowerCase().replace(" ", "-") });
    expect(await sessions.list()).toHaveLength(1);

    const late = await ask(other);
    for (const left of [4, 3, 2, 1]) {
      await other.press(es.code.submit, { code });
      expect(other.text).toContain(es.code.wrong(left));
    }
    const { path, init } = other.fillForm(es.code.submit, { code });
    await other.send(path, init);
    expect(other.heading).toBe(es.notices.over.title);
    await other.send(path, { ...init, body: new URLSearchParams({ code: late.code }) });
    expect([other.heading, (await sessions.list()).length]).toEqual([es.notices.over.title, 1]);
  },
);

testOnDatabases(
  "an address that is not the owner's gets the same pages, and no mail",
  async (place) => {
    const { ask, browse, sink, clock } = await openDesk(place);
    const [mine, theirs] = [browse(), browse()];
    await ask(theirs, "somebody@example.com");
    await ask(mine);
    expect(theirs.html).toBe(mine.html);
    for (const browser of [mine, theirs]) await browser.press(es.code.submit, { code: "22222222" });
    expect(theirs.html).toBe(mine.html);
    clock.time += 11 * minuteMs;
    for (const browser of [mine, theirs]) await browser.open("/_desk/code");
    expect([theirs.html, theirs.status]).toEqual([mine.html, 410]);
    expect(sink.mails).toHaveLength(1);
  },
);

testOnDatabases(
  "ten mails an hour are sent at most, and a newer link voids the browser's older one",
  async (place) => {
    const { browse, ask, sink, clock } = await openDesk(place);
    const browser = browse();
    const first = await ask(browser);
    const second = await ask(browser);
    expect((await browser.open(first.link)).heading).not.toBe(es.enter.title);
    expect((await browser.open(second.link)).heading).toBe(es.enter.title);
    for (let asked = 2; asked < 10; asked += 1) {
      clock.time += 2 * minuteMs;
      await ask(browse());
    }
    clock.time += 5 * minuteMs;
    const last = browse();
    await (await last.open("/_desk")).press(es.ask.submit, { email: owner });
    expect(last.heading).toBe(es.code.title);
    clock.time += hourMs;
    await ask(last);
    expect(sink.mails).toHaveLength(11);
  },
);

testOnDatabases("signing out everywhere ends every session and every open link", async (place) => {
  const { ask, browse, tickets, sessions } = await openDesk(place);
  const browsers = [browse(), browse(), browse()];
  for (const browser of browsers)
    await (await browser.open((await ask(browser)).link)).press(es.enter.submit);
  const [one, two, three] = browsers as [DeskBrowser, DeskBrowser, DeskBrowser];
  const kept = new Map(one.cookies);
  await one.press(es.leave);
  expect(one.heading).toBe(es.notices.left.title);
  // The secret is of no use though a browser, or a thief, has kept it.
  for (const [name, value] of kept) one.cookies.set(name, value);
  expect((await one.open("/_desk")).heading).toBe(es.ask.title);
  expect((await two.open("/_desk")).heading).not.toBe(es.ask.title);
  const waiting = browse();
  const { link } = await ask(waiting);
  const command = await runDeskCommand(["--sign-out"], { tickets, sessions, siteUrl });
  expect(command.output).toBe("2 signed out.\n");
  for (const browser of [two, three])
    expect((await browser.open("/_desk")).heading).toBe(es.ask.title);
  expect((await waiting.open(link)).status).toBe(410);
});

testOnDatabases(
  "the command prints a link where mail is down, for any browser and once",
  async (place) => {
    const { app, tickets, sessions } = makeService({ place });
    const browser = new DeskBrowser(app);
    expect((await browser.open("/_desk")).text).toContain(es.ask.noMail);
    const { output } = await runDeskCommand(["--link"], { tickets, sessions, siteUrl });
    const link = (output as string).trim().slice(siteUrl.length);
    await (await browser.open(link)).press(es.enter.submit);
    expect(await sessions.list()).toHaveLength(1);
    expect((await new DeskBrowser(app).open(link)).status).toBe(410);
    expect((await runDeskCommand([], { tickets, sessions, siteUrl })).exitCode).toBe(2);
  },
);

testOnDatabases(
  "no page of another site signs in, changes anything or frames the desk",
  async (place) => {
    const { ask, browse, sessions, app } = await openDesk(place);
    const browser = browse();
    const { link } = await ask(browser);
    await browser.open(link);
    const { path, init } = browser.fillForm(es.enter.submit);
    const cookie = `__Host-desk-ask=${browser.cookies.get("__Host-desk-ask") ?? ""}`;
    const foreign: Record<string, string>[] = [
      {},
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
      { origin: "null" },
      { origin: "https://evil.example" },
      { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    ];
    for (const headers of foreign)
      expect((await app.request(path, { ...init, headers: { ...headers, cookie } })).status).toBe(
        403,
      );
    expect(await sessions.list()).toEqual([]);

    await browser.press(es.enter.submit);
    const [name, value] = [...browser.cookies][0] ?? ["", ""];
    const own = { cookie: `${name}=${value}` };
    for (const headers of foreign)
      expect(
        (await app.request("/_desk/leave-all", { method: "POST", headers: { ...headers, ...own } }))
          .status,
      ).toBe(403);
    expect(await sessions.list()).toHaveLength(1);
    const page = await app.request("/_desk", { headers: own });
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(page.headers.get("cache-control")).toBe("no-store");
    // A browser sends the cookie to this host alone, over https, to no script, and with no request of another site.
    const again = browse();
    const { link: next } = await ask(again);
    await again.open(next);
    const { init: form } = again.fillForm(es.enter.submit);
    const signedIn = await app.request("/_desk/enter", {
      ...form,
      headers: {
        "sec-fetch-site": "same-origin",
        cookie: `__Host-desk-ask=${again.cookies.get("__Host-desk-ask") ?? ""}; __Host-desk=${value}`,
      },
    });
    const set = signedIn.headers.getSetCookie().find((line) => line.startsWith("__Host-desk="));
    expect(set).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    // Whatever secret the browser brought along, it gets another.
    expect(set).not.toContain(value);
  },
);

testOnDatabases("nothing that lets in is stored", async (place) => {
  const { ask, browse, databases } = await openDesk(place);
  const browser = browse();
  const { link, code } = await ask(browser);
  const asked = [...browser.cookies.values()];
  await (await browser.open(link)).press(es.enter.submit);
  const stored = JSON.stringify([
    await databases.enquiries.rows("SELECT * FROM desk_ticket"),
    await databases.enquiries.rows("SELECT * FROM desk_session"),
  ]);
  const ticket = new URL(link, siteUrl).searchParams.get("ticket") ?? "";
  for (const secret of [ticket, code.replace(" ", ""), ...asked, ...browser.cookies.values()]) {
    expect(secret.length).toBeGreaterThan(7);
    expect(stored).not.toContain(secret);
  }
});
