import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { trialSlug } from "../../../contracts/trial/file-trial.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { pagePaths } from "../../../contracts/paths/page-paths.ts";
import type { Copy } from "../../../site/copy.ts";
import { expectNoSidewaysScroll, expectNoViolation } from "../../support/page/expect-accessible.ts";
import { expect, test } from "../../support/site/site-test.ts";

const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, "0"));
/** Sales on the first three days of every month, so that day and month can be exchanged. */
const doubtful = [
  "Fecha;Tienda;Importe",
  ...months.flatMap((month, place) =>
    ["01", "02", "03"].map((day) => `${day}/${month}/2024;Tienda ${day};${String(place + 1)}0,50`),
  ),
].join("\n");

/** Opens the page and waits until it makes its promise; returns what it asks for from then on. */
async function openReady(page: Page, prefix: string, { trial }: Copy): Promise<string[]> {
  await page.goto(prefix + pagePaths.trial);
  await expect(page.getByText(trial.promise.check)).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  return asked;
}

const fileOf = (name: string, text: string | Buffer) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(text),
});

test("a sample becomes six linked visuals in one click, and nothing is asked of the network", async ({
  page,
  prefix,
  copy,
}) => {
  const asked = await openReady(page, prefix, copy);
  const { sheet, talk, foot } = copy.trial;
  await page.getByRole("button", { name: sheet.sample }).click();
  const report = page.frameLocator("iframe");
  await expect(report.locator("figure.visual")).toHaveCount(6);
  await expect(report.locator(".visual-note").first()).toHaveText(/porque|because/);
  const title = report.locator(".visual-title").first();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(await title.innerText());
  await expectNoSidewaysScroll(page, "the result");
  await expectNoViolation(page, "the result");

  // A filter reaches all visuals, whose headline is then another.
  const before = await title.innerText();
  await report.locator("figure.visual[data-kind=bars] svg.drawing").first().click();
  await expect(title).not.toHaveText(before);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(await title.innerText());

  const boxes = page.getByRole("group", { name: talk.legend }).getByRole("checkbox");
  await expect(boxes.and(page.locator(":checked"))).toHaveCount(0);
  await page.getByLabel(talk.headlines).check();
  await expect(page.locator(".trial-message")).toContainText(await title.innerText());
  await expect(page.getByText(fillText(foot.requests_other, { count: 0 }))).toBeVisible();
  expect(asked).toEqual([]);

  // The page is left by loading a document, whose form has the message.
  await page.getByRole("link", { name: talk.write }).click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.getByLabel(copy.contact.message)).toHaveValue(/^18[.,]240 /);
});

test("a doubt about a file is answered, and the definition keeps the answer and no row", async ({
  page,
  prefix,
  copy,
}) => {
  const asked = await openReady(page, prefix, copy);
  const { sheet, doubts, talk } = copy.trial;
  await page.getByLabel(sheet.choose).setInputFiles(fileOf("ventas.csv", doubtful));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(doubts.titles[0]!);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expectNoViolation(page, "a doubt");
  const answers = page.getByRole("group").getByRole("radio");
  await expect(answers.first()).toBeChecked();
  await answers.last().check();
  await page.getByRole("button", { name: doubts.draw }).click();
  await expect(page.frameLocator("iframe").locator("figure.visual").first()).toBeVisible();
  const saving = page.waitForEvent("download");
  await page
    .getByRole("button", { name: fillText(talk.save, { size: "" }).split("(")[0]! })
    .click();
  const saved = await readFile(await (await saving).path(), "utf8");
  expect(saved).toContain('"order": "mdy"');
  expect(saved).not.toContain("10,50");
  expect(asked.filter((address) => !address.startsWith("blob:"))).toEqual([]);
});

test("a file that is cancelled leaves nothing, and the reader takes another", async ({
  page,
  prefix,
  copy,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/assets/file-worker-*.js`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(prefix + pagePaths.trial);
  const { sheet, reading, promise } = copy.trial;
  await page.getByLabel(sheet.choose).setInputFiles(fileOf("ventas.csv", doubtful));
  await page.getByRole("button", { name: reading.cancel }).click();
  await expect(page.getByLabel(sheet.choose)).toBeAttached();
  release();
  await expect(page.getByText(promise.check)).toBeVisible();
  await page.getByRole("button", { name: sheet.sample }).click();
  await expect(page.frameLocator("iframe").locator("figure.visual")).toHaveCount(6);
});

test("a file that cannot be read says why, in the cell and in words", async ({
  page,
  prefix,
  copy,
}) => {
  await openReady(page, prefix, copy);
  const { sheet, fault } = copy.trial;
  const encrypted = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  await page.getByLabel(sheet.choose).setInputFiles(fileOf("clientes.xlsx", encrypted));
  await expect(page.locator("main").getByRole("alert")).toContainText(fault.password.text);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByText(fault.password.cell)).toBeVisible();
  await expectNoViolation(page, "a fault");
});

test("page, frame and worker may send nothing", async ({ page, prefix, copy }) => {
  await openReady(page, prefix, copy);
  const worker = await page
    .frameLocator("iframe")
    .locator("[data-worker]")
    .getAttribute("data-worker");
  const addresses = [prefix + pagePaths.trial, `${prefix}/dashboards/${trialSlug}`, worker!];
  for (const address of addresses) {
    const policy = (await page.request.get(address)).headers()["content-security-policy"];
    expect(policy).toContain("connect-src 'none'");
    expect(policy).toContain("form-action 'none'");
  }
});
