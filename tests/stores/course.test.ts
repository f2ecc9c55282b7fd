import { siteConfig } from "#folder/site.config.ts";
import { expect, onTestFinished } from "vitest";
import { courseLinks, signupPath } from "../../contracts/course/signup.ts";
import { composeService } from "../../service/compose-service.ts";
import { elapsed, systemClock } from "../../service/clock.ts";
import { demonstrationPayment } from "../../service/booking/payment/demonstration-payment.ts";
import { runMailCommand } from "../../service/mail/command/run-mail-command.ts";
import { defaultRules, owner, siteUrl } from "../contract/make-service.ts";
import { makeSite } from "../contract/make-site.ts";
import { ServiceProcess } from "../contract/service-process.ts";
import { SmtpSink } from "../support/smtp-sink.ts";
import { openPlace, type Place } from "../support/stores/place.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

const [hourMs, dayMs] = [3_600_000, 86_400_000];
/** Ten in the morning of a Saturday in Madrid; in the night clocks go back. */
const start = Date.UTC(2026, 9, 24, 8);
const timeZone = "Europe/Madrid";
const lessons = [1, 2, 4, 7].map((number) => ({
  number,
  title: `Tema ${String(number)}`,
  text: `Texto ${String(number)}, con **peso**.`,
  isSample: false,
}));
const numbers = lessons.map(({ number }) => number);

/** Starts services of one place and mail server; `skip` makes their clock jump, and no sleep of theirs lasts. */
async function startCourse(place: Place, { count = 1, signup = true, mailing = true } = {}) {
  const sink = await new SmtpSink().comeUp();
  onTestFinished(() => sink.goDown());
  let skippedMs = start - Date.now();
  const clock = {
    now: () => Date.now() + skippedMs,
    sleep: async (waitMs: number, signal: AbortSignal) =>
      systemClock.sleep(Math.min(waitMs, 50), signal),
  };
  const stores = openPlace(place, clock.now);
  const startService = () =>
    composeService({
      stores: { ...openPlace(place, clock.now), sharedQuotas: undefined },
      siteDir: makeSite(),
      siteUrl,
      site: {
        brand: "Datos",
        accent: "#f2c811",
        owner,
        booking: defaultRules,
        course: { signup },
        prices: {
          arePlaceholders: true,
          currency: "EUR",
          session: 100,
          discounts: { three: 5, five: 10, ten: 15 },
          block: { hours: 10, price: 850 },
          project: { from: 2400, minWeeks: 3, maxWeeks: 4 },
        },
      },
      lessons,
      payment: demonstrationPayment,
      smtp: mailing
        ? { url: sink.url, to: "owner@example.org", from: "Web <web@example.org>" }
        : undefined,
      alertUrl: undefined,
      hasExternalBooking: true,
      trustedProxies: [],
      clock,
      elapsed,
      log: () => undefined,
    });
  const services = Array.from({ length: count }, startService);
  onTestFinished(async () => {
    for (const service of services) await service.stop();
  });
  const { app, listWarnings } = services[0]!;
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await app.request(path, { headers: { accept: "text/html" }, ...init });
    return { status: answer.status, text: await answer.text() };
  };
  const signUp = async (fields: Record<string, string>, headers = {}) =>
    ask(signupPath, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { accept: "text/html", ...headers },
    });
  const waitForMails = async (wanted: number) => {
    const mails = await sink.waitForMails(wanted, 60_000);
    await expect.poll(() => stores.course.findNextTime(), { timeout: 60_000 }).toBeUndefined();
    expect(mails.length).toBe(wanted);
    return mails[wanted - 1]!;
  };
  const waitForErasure = async () =>
    expect.poll(() => stores.course.list(), { timeout: 60_000 }).toEqual([]);
  const restart = async () => {
    for (const service of services.splice(0)) await service.stop();
    services.push(startService(), startService());
  };
  return {
    ...stores,
    ask,
    listWarnings,
    signUp,
    restart,
    sink,
    waitForMails,
    waitForErasure,
    skip: (ms: number) => {
      skippedMs += ms;
    },
  };
}

/** The path of a link in a mail, by its page. */
function findLink(text: string | undefined, path: string): string {
  return new RegExp(`${siteUrl}(${path}\\?inscripcion=[0-9a-f]{32})`).exec(text ?? "")?.[1] ?? "";
}

testOnDatabases(
  "a course goes from the confirmation to the last lesson, one a day at the owner's hour, then the address is gone",
  async (place) => {
    const { ask, signUp, waitForMails, waitForErasure, skip, restart, course } = await startCourse(
      place,
      { count: 2 },
    );
    const { status, text } = await signUp({ from_name: "Ana Núñez", reply_to: "ana@example.com" });
    expect([status, text]).toEqual([200, expect.stringContaining("Mira tu correo")]);
    const asking = (await waitForMails(1)).mail;
    expect(asking.subject).toBe("Confirma que quieres el minicurso");
    expect(asking.text).not.toContain("Ana");
    const confirm = findLink(asking.text, courseLinks.confirm);

    // A mail scanner opens every link.
    for (const link of [confirm, findLink(asking.text, courseLinks.leave)])
      for (const method of ["GET", "HEAD", "GET"])
        expect((await ask(link, { method })).status).toBe(200);
    skip(dayMs);
    expect(await course.addDue(numbers, timeZone)).toBe(0);
    expect(await course.list()).toEqual([expect.objectContaining({ confirmedAt: null })]);
    skip(-dayMs);

    expect((await ask(confirm, { method: "POST" })).text).toContain("Inscripción confirmada");
    const first = await waitForMails(2);
    expect((await ask(confirm, { method: "POST" })).text).toContain("Inscripción confirmada");
    expect(first.envelopeTo).toEqual(["ana@example.com"]);
    expect(first.mail.subject).toBe("Lección 1 de 4: Tema 1");
    for (const part of ["Hola, Ana Núñez:", "Texto 1, con **peso**.", "llega mañana"])
      expect(first.mail.text).toContain(part);
    const leave = findLink(first.mail.text, courseLinks.leave);
    const headers = Object.fromEntries(first.mail.headers.map(({ key, value }) => [key, value]));
    expect(headers["list-unsubscribe"]).toBe(`<${siteUrl}${leave}>`);
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");

    // Ten in Madrid is 25 hours later; a minute more for the time that the test takes.
    skip(dayMs);
    expect(await course.addDue(numbers, timeZone)).toBe(0);
    skip(hourMs + 60_000);
    expect((await waitForMails(3)).mail.subject).toBe("Lección 2 de 4: Tema 2");
    await restart();
    expect(await course.addDue(numbers, timeZone)).toBe(0);

    // After five days without a service there is one lesson, not five, and none in the same day.
    skip(5 * dayMs + 3 * hourMs);
    expect((await waitForMails(4)).mail.subject).toBe("Lección 3 de 4: Tema 4");
    expect(await course.addDue(numbers, timeZone)).toBe(0);
    skip(dayMs - 4 * hourMs);
    expect(await course.addDue(numbers, timeZone)).toBe(0);
    skip(2 * hourMs);
    const last = (await waitForMails(5)).mail;
    expect([last.subject, last.text]).toEqual([
      "Lección 4 de 4: Tema 7",
      expect.stringContaining("Esta era la última lección"),
    ]);
    await waitForErasure();
    expect((await ask(confirm)).status).toBe(410);
    await waitForMails(5);
  },
);

testOnDatabases(
  "one click leaves, in a mail program too, and the address is gone",
  async (place) => {
    const { ask, signUp, waitForMails, skip, course, databases } = await startCourse(place);
    await signUp({ reply_to: "ana@example.com" });
    const asking = (await waitForMails(1)).mail;
    await ask(findLink(asking.text, courseLinks.confirm), { method: "POST" });
    const leave = findLink((await waitForMails(2)).mail.text, courseLinks.leave);
    expect((await ask(leave)).text).toContain("Darme de baja");
    expect((await course.list()).length).toBe(1);
    const oneClick = {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    };
    expect((await ask(leave, oneClick)).status).toBe(200);
    for (const table of ["course_signup", "course_mail"])
      expect(await databases.enquiries.rows(`SELECT * FROM ${table}`)).toEqual([]);
    // Again, and of a stranger's invention, it says the same.
    const again = await ask(leave, oneClick);
    expect(again.text).toContain("No recibirás más lecciones");
    const invented = `${courseLinks.leave}?inscripcion=${"0".repeat(32)}`;
    expect(await ask(invented, oneClick)).toEqual(again);
    skip(2 * dayMs);
    expect(await course.addDue(numbers, timeZone)).toBe(0);
    await waitForMails(2);
  },
);

testOnDatabases(
  "a sign-up says nothing of its address, starts no second course, and writes to it three times at most",
  async (place) => {
    const { ask, signUp, waitForMails, waitForErasure, skip } = await startCourse(place);
    const first = await signUp({ reply_to: "a.na@gmail.com" });
    const asking = (await waitForMails(1)).mail;
    const spellings = [
      "ana+curso@gmail.com",
      "A.NA@googlemail.com",
      "ana@gmail.com",
      "ana@gmail.com",
    ];
    for (const reply_to of spellings) expect(await signUp({ reply_to })).toEqual(first);
    expect(new Set((await waitForMails(3)).envelopeTo)).toEqual(new Set(["a.na@gmail.com"]));
    await ask(findLink(asking.text, courseLinks.confirm), { method: "POST" });
    await waitForMails(4);
    expect(await signUp({ reply_to: "ana@gmail.com" })).toEqual(first);
    await waitForMails(4);

    await signUp({ reply_to: "other@example.com" });
    await waitForMails(5);
    skip(40 * dayMs);
    await waitForErasure();
  },
);

testOnDatabases("hostile sign-ups and tokens are refused", async (place) => {
  const { ask, signUp, course, sink } = await startCourse(place);
  const wrong = [
    {},
    { reply_to: "ana" },
    { reply_to: "ana@example.com\r\nBcc: all@example.com" },
    { reply_to: "a@example.com, b@example.com" },
    { reply_to: "ana@example.com\0" },
    { reply_to: `${"a".repeat(300)}@example.com` },
    { reply_to: "ana@example.com", from_name: "" },
    { reply_to: "ana@example.com", from_name: "Ana\r\nSubject: x" },
    { reply_to: "ana@example.com", from_name: "x".repeat(101) },
  ];
  for (const fields of wrong) expect((await signUp(fields)).status).toBe(422);
  const form = { reply_to: "ana@example.com" };
  expect((await signUp(form, { origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await signUp({ reply_to: "x".repeat(1_000_000) })).status).toBe(413);
  const body = new FormData();
  body.append("reply_to", new File(["x"], "x.txt"));
  expect((await ask(signupPath, { method: "POST", body })).status).toBe(422);
  const json = { method: "POST", body: "{", headers: { "content-type": "application/json" } };
  expect((await ask(signupPath, json)).status).toBe(422);
  for (const token of ["", "%00", "' OR 1=1 --", "0".repeat(31), "0".repeat(32), "0".repeat(9_000)])
    for (const method of ["GET", "POST"])
      expect((await ask(`${courseLinks.confirm}?inscripcion=${token}`, { method })).status).toBe(
        410,
      );
  expect(await course.list()).toEqual([]);

  for (let number = 0; number < 30; number += 1)
    await signUp({ reply_to: `person${String(number)}@example.com` });
  expect((await signUp(form)).status).toBe(429);
  expect((await course.list()).length).toBe(30);
  expect(sink.mails.every(({ envelopeTo }) => envelopeTo.length === 1)).toBe(true);
});

testOnDatabases("the owner sees, exports and erases who is in the course", async (place) => {
  const stores = await startCourse(place);
  const { signUp, waitForMails, course, sink, skip, ask, listWarnings } = stores;
  const run = async (...args: string[]) => {
    const { output } = await runMailCommand(args, {
      ...stores,
      timeZone,
      prices: siteConfig.prices,
    });
    return (await Array.fromAsync(output)).join("");
  };
  await signUp({ from_name: "Ana Núñez", reply_to: "ana@example.com" });
  const asking = (await waitForMails(1)).mail;
  await ask(findLink(asking.text, courseLinks.confirm), { method: "POST" });
  await waitForMails(2);
  sink.refuseWith(550);
  skip(dayMs + 2 * hourMs);
  await expect
    .poll(() => run("list"), { timeout: 60_000 })
    .toMatch(/^course +24 oct 2026, 10:00 +Ana Núñez +Minicurso +lesson 2, failed: .*550/m);
  expect(await listWarnings()).toEqual([
    expect.stringContaining("Mails that could not be delivered: 1. See why: npm run mail -- list"),
  ]);
  const exported = JSON.parse(await run("export", "--json", "ana@example.com")) as unknown;
  expect(exported).toEqual([
    expect.objectContaining({ template: "course", reply_to: "ana@example.com", lesson: 2 }),
  ]);
  // No further lesson goes to an address that refuses one.
  skip(2 * dayMs);
  expect(await course.addDue(numbers, timeZone)).toBe(0);
  sink.refuseWith(undefined);
  expect(await run("retry", "failed")).toBe("1 put back in the queue.\n");
  expect((await waitForMails(3)).mail.subject).toBe("Lección 2 de 4: Tema 2");
  expect(await run("erase", "Ana@Example.com")).toBe("1 erased.\n");
  expect(await course.list()).toEqual([]);
});

testOnDatabases("without the setting, or without mail, nobody can sign up", async (place) => {
  const fields = { reply_to: "ana@example.com" };
  const closed = await startCourse(place, { signup: false });
  expect((await closed.signUp(fields)).status).toBe(503);
  expect(await closed.listWarnings()).toEqual([]);
  const unmailed = await startCourse(place, { mailing: false });
  expect((await unmailed.signUp(fields)).status).toBe(503);
  expect(await unmailed.listWarnings()).toEqual([
    expect.stringContaining("nobody can sign up for the mini-course. Set SMTP_URL"),
  ]);
  expect(await closed.course.list()).toEqual([]);
});

testOnDatabases(
  "a service that is killed before it could send sends each mail once",
  async (place) => {
    const { course, databases } = openPlace(place, Date.now);
    await course.signUp({ name: "", email: "ana@example.com" });
    const [signup] = await databases.enquiries.rows<{ token: string }>(
      "SELECT token FROM course_signup",
    );
    await course.confirm(signup!.token, 1);
    const sink = await new SmtpSink().comeUp();
    await sink.goDown();
    const settings = { ...place, SMTP_URL: sink.url, MAIL_TO: "owner@example.org" };
    const killed = new ServiceProcess(makeSite(), settings);
    await killed.findUrl();
    const countTried = async () =>
      (
        await databases.enquiries.rows(
          "SELECT 1 AS tried FROM course_mail WHERE last_error IS NOT NULL",
        )
      ).length;
    await expect.poll(countTried, { timeout: 60_000 }).toBeGreaterThan(0);
    await killed.end("SIGKILL");
    await sink.comeUp();
    onTestFinished(() => sink.goDown());
    const next = new ServiceProcess(makeSite(), settings);
    await sink.waitForMails(2, 60_000);
    expect(await next.end("SIGTERM")).toBe(0);
    expect(new Set(sink.mails.map(({ mail }) => mail.messageId)).size).toBe(2);
    expect(sink.offers).toBe(2);
    expect(sink.mails.map(({ mail }) => mail.subject)).toContain(
      "Lección 1 de 2: La pregunta antes que el gráfico",
    );
  },
);
