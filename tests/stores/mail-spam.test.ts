import { siteConfig } from "#folder/site.config.ts";
import { expect, test } from "vitest";
import { decoyField } from "../../contracts/enquiry.ts";
import { composeMail } from "../../service/mail/core/compose-mail.ts";
import { runMailCommand } from "../../service/mail/command/run-mail-command.ts";
import {
  enquiryBody,
  formCall,
  ids,
  jsonCall,
  makeService,
  params,
} from "../contract/make-service.ts";
import { testOnDatabases } from "../support/stores/test-on-databases.ts";

const byBrowser = { "sec-fetch-site": "same-origin" };
const hourMs = 3_600_000;
const enquiry = {
  ...params,
  template: "contact",
  reply_to: "ana@example.com",
  locale: "es",
  caseStudy: null,
} as const;

/** Sends as a new visitor each time, because the limits of one visitor are not tested here. */
async function send(
  { app, clock }: ReturnType<typeof makeService>,
  changed: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<void> {
  clock.time += hourMs / 10;
  const { path, init } = jsonCall(enquiryBody(changed), headers);
  expect(await (await app.request(path, init)).text()).toBe("OK");
}

async function countStates({
  enquiries,
}: ReturnType<typeof makeService>): Promise<Record<string, number>> {
  const states = Map.groupBy(await Array.fromAsync(enquiries.list()), ({ state }) => state);
  return Object.fromEntries([...states].map(([state, some]) => [state, some.length]));
}

test("keeps every spam, mails one a day of it, and lets every enquiry through", async () => {
  const service = makeService();
  for (let day = 0; day < 2; day += 1) {
    for (let number = 0; number < 50; number += 1) {
      const name = `${String(day)}-${String(number)}`;
      const message = `<a href="https://spam.example">Cheap ${name}</a>`;
      await send(service, { reply_to: `bot-${name}@example.com`, message });
    }
    service.clock.time += 24 * hourMs;
  }
  await send(service, {}, byBrowser);
  await send(service, { message: "Sin cabeceras de navegador" });
  expect(await countStates(service)).toEqual({ stored: 4, quarantined: 98 });
});

testOnDatabases(
  "quarantines a message that many addresses send, from the second on, and code",
  async (place) => {
    const service = makeService({ place });
    const message = "Compra ya y ahorra en todo lo que necesitas para tu casa. ".repeat(3);
    for (const name of ["a", "b", "c"])
      await send(service, { reply_to: `${name}@example.com`, message }, byBrowser);
    await send(service, { message: "[url=https://spam.example]ya[/url]" }, byBrowser);
    expect(
      (await Array.fromAsync(service.enquiries.list())).map(({ suspicion }) => suspicion),
    ).toEqual([
      expect.stringContaining("lleva enlaces en código"),
      "repite el mensaje de otra dirección",
      "repite el mensaje de otra dirección",
      null,
    ]);
  },
);

test("many enquiries in an hour change no visitor's threshold", async () => {
  const service = makeService();
  for (let number = 0; number < 60; number += 1)
    await send(service, { message: `Consulta ${String(number)}` }, byBrowser);
  service.clock.time -= 6 * hourMs;
  await send(service, { message: "Mi informe de ventas y dos capturas: https://a.example" });
  expect(await countStates(service)).toEqual({ stored: 61 });
});

testOnDatabases(
  "a spam that used up the day's notice hides nothing for longer: the next notice names all that waits",
  async (place) => {
    const { enquiries, clock, app } = makeService({ place });
    const add = async (name: string) =>
      enquiries.add({ ...enquiry, from_name: name, message: `Mensaje de ${name}` }, "parece spam");
    const spam = await add("Bot");
    expect((await enquiries.find(spam.id))?.state).toBe("stored");
    await enquiries.claimNext();
    await enquiries.markDelivered(spam.id);
    clock.time += hourMs;
    const honest = await add("Ana");
    clock.time += hourMs;
    const last = await add("Eva");
    clock.time += 22 * hourMs - 1;
    expect(await enquiries.announceQuarantine()).toBe(false);
    expect(await (await app.request("/healthz")).text()).toBe(
      "ok\nEnquiries in quarantine as spam: 2. Read them: npm run mail -- list. Deliver one: npm run mail -- release ID. Erase all: npm run mail -- purge",
    );
    clock.time += 1;
    expect(await enquiries.announceQuarantine()).toBe(true);
    const notice = await enquiries.claimNext();
    expect(notice?.id).toBe(last.id);
    const settings = {
      to: "owner@example.org",
      from: "web@site.example",
      timeZone: "Europe/Madrid",
      prices: siteConfig.prices,
    };
    const { subject, text } = composeMail(notice!, settings, await enquiries.listQuarantine(50));
    expect(subject).toMatch(/^¿Spam\? /);
    expect(text).toContain("En cuarentena (1):\n");
    expect(text).toContain(`- ${honest.id} Ana <ana@example.com>: Mensaje de Ana\n`);
    await enquiries.markDelivered(last.id);
    clock.time += 30 * 24 * hourMs;
    expect(await enquiries.announceQuarantine()).toBe(false);
  },
);

test("an enquiry with the hidden field filled in waits in quarantine", async () => {
  const service = makeService();
  for (const name of ["a", "b"]) {
    const sent = { ...ids, ...params, from_name: name, [decoyField]: "https://spam.example" };
    const { path, init } = formCall(sent, byBrowser);
    expect((await service.app.request(path, init)).status).toBe(200);
  }
  const { path, init } = formCall({ ...ids, ...params, [decoyField]: "" }, byBrowser);
  expect((await service.app.request(path, init)).status).toBe(200);
  expect(await countStates(service)).toEqual({ stored: 2, quarantined: 1 });
});

testOnDatabases("spam is thanked for as anything else, and waits for the owner", async (place) => {
  const { app, course, enquiries } = makeService({ place });
  const headers = { accept: "text/html" };
  for (const message of ["[url=https://x.example]Uno[/url]", "[url=https://x.example]Dos[/url]"]) {
    const { path, init } = formCall({ ...ids, ...params, message }, headers);
    expect((await app.request(path, init)).status).toBe(303);
  }
  const [second, first] = await Array.fromAsync(enquiries.list());
  expect([first?.state, second?.state]).toEqual(["stored", "quarantined"]);
  const run = async (...args: string[]) =>
    runMailCommand(args, {
      enquiries,
      course,
      timeZone: "Europe/Madrid",
      prices: siteConfig.prices,
    });
  expect((await Array.fromAsync((await run("list")).output)).join("")).toContain(
    "quarantined: no viene de un navegador, lleva enlaces en código, ",
  );
  expect((await run("show", first!.id)).output).toContain(
    "Parece spam: no viene de un navegador, lleva enlaces en código, ",
  );
  expect((await run("release", first!.id)).exitCode).toBe(1);
  expect(await run("release", second!.id)).toEqual({
    exitCode: 0,
    output: `${second!.id} is put in the queue.\n`,
  });
  expect((await enquiries.find(second!.id))?.state).toBe("stored");
  expect((await run("purge")).output).toBe("0 erased.\n");
});

testOnDatabases("the owner can erase enquiries in quarantine, and no others", async (place) => {
  const service = makeService({ place });
  for (const name of ["a", "b", "c"])
    await send(service, { message: `[link=https://${name}.example]` });
  await send(service, {}, byBrowser);
  const { enquiries, course } = service;
  const run = async (...args: string[]) =>
    runMailCommand(args, {
      enquiries,
      course,
      timeZone: "Europe/Madrid",
      prices: siteConfig.prices,
    });
  expect(await run("purge")).toEqual({ exitCode: 0, output: "2 erased.\n" });
  expect(await countStates(service)).toEqual({ stored: 2 });
});
