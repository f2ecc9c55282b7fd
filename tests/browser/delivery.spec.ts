import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { Locale } from "../../contracts/locale.ts";
import { leaseMs } from "../../service/delivery/delivery-queue.ts";
import { expect, readCopy, startApp, test as base } from "../support/site/site-test.ts";
import { SmtpSink } from "../support/smtp-sink.ts";

type Service = { url: string; restart: () => Promise<void>; kill: () => Promise<void> };
type Fixtures = { smtp: SmtpSink; service: Service };

const owner = "owner@example.com";
const enquiry = {
  name: "Ana Núñez",
  email: "ana@example.com",
  message: "No cuadran las ventas.\n¿Hablamos?",
};

// The real service in a process of its own, with a real SMTP server to deliver to.
const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  smtp: async ({}, use) => {
    const smtp = await new SmtpSink().comeUp();
    await use(smtp);
    await smtp.goDown();
  },
  service: async ({ smtp }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "delivery-"));
    const settings = {
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      DIGEST_AT: "never",
      MAIL_TO: owner,
      MAIL_FROM: "web@example.com",
    };
    let running: ChildProcess | undefined;
    let port = "0";
    async function start(): Promise<void> {
      running = spawn(process.execPath, ["service/main.ts"], {
        env: { ...process.env, ...settings, PORT: port },
        stdio: ["ignore", "pipe", "inherit"],
      });
      const [line] = (await once(running.stdout ?? running, "data")) as [Buffer];
      port = /:(\d+)/.exec(line.toString())?.[1] ?? port;
    }
    async function kill(): Promise<void> {
      if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
      running.kill("SIGKILL");
      await once(running, "exit");
    }
    await start();
    await use({ url: `http://localhost:${port}`, restart: start, kill });
    await kill();
    await rm(dataDir, { recursive: true });
  },
  baseURL: async ({ service }, use) => use(service.url),
});

async function fillForm(page: Page, locale: Locale): Promise<Locator> {
  const { contact } = readCopy(locale);
  const form = page.locator("#contact form");
  await form.getByLabel(contact.name, { exact: true }).fill(enquiry.name);
  await form.getByLabel(contact.email, { exact: true }).fill(enquiry.email);
  await form.getByLabel(contact.service).selectOption("dashboard");
  await form.getByLabel(contact.message, { exact: true }).fill(enquiry.message);
  return form.getByRole("button", { name: contact.submit });
}

for (const [address, locale] of [
  ["/", "es"],
  ["/en", "en"],
] as const) {
  test(`${address}: a sent form reaches the owner as a mail they can answer`, async ({
    page,
    smtp,
    service,
  }) => {
    await page.goto(service.url + address);
    await startApp(page);
    const submit = await fillForm(page, locale);
    await submit.click();
    await expect(
      page.getByRole("status").filter({ hasText: readCopy(locale).contact.success.title }),
    ).toBeVisible();
    const [caught] = await smtp.waitForMails(1);
    expect(caught?.envelopeTo).toEqual([owner]);
    expect(caught?.mail.from?.address).toBe("web@example.com");
    expect(caught?.mail.from?.name).toContain(enquiry.name);
    expect(caught?.mail.replyTo?.[0]).toMatchObject({ address: enquiry.email });
    expect(caught?.mail.subject).toContain(enquiry.name);
    for (const line of enquiry.message.split("\n")) expect(caught?.mail.text).toContain(line);
  });
}

test("a message accepted right before the plug is pulled is delivered once after the restart", async ({
  page,
  smtp,
  service,
}) => {
  test.setTimeout(leaseMs + 60_000);
  await smtp.goDown();
  await page.goto(service.url);
  await startApp(page);
  await (await fillForm(page, "es")).click();
  await expect(
    page.getByRole("status").filter({ hasText: readCopy("es").contact.success.title }),
  ).toBeVisible();
  await service.kill();
  await smtp.comeUp();
  await service.restart();
  // A mail whose attempt was cut off stays claimed until its lease ends.
  await smtp.waitForMails(1, leaseMs + 20_000);
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]?.mail.text).toContain("No cuadran las ventas.");
});

for (const [address, locale] of [
  ["/", "es"],
  ["/en", "en"],
] as const) {
  test(`${address}: the form works as a native post without JavaScript`, async ({
    browser,
    smtp,
    service,
  }) => {
    const { contact } = readCopy(locale);
    const context = await browser.newContext({ baseURL: service.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    await (await fillForm(page, locale)).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.sent.title);
    const [caught] = await smtp.waitForMails(1);
    expect(caught?.mail.text).toContain("¿Hablamos?");
    await context.close();
  });
}
