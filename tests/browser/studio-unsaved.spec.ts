import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { listViolations } from "../support/page/expect-accessible.ts";
import { startStudioProcess, type StudioProcess } from "../support/studio/start-studio-process.ts";

// One after the other: all write into the same project.
test.describe.configure({ mode: "default" });

let studio: StudioProcess;
const post = "content/blog/elegir-cinco-kpi/es.md";

test.beforeAll(async () => {
  studio = await startStudioProcess(".cache/studio-unsaved", { hasPreview: false });
});

test.afterAll(() => void studio.child.kill());

const read = (file: string) => readFileSync(join(studio.root, file), "utf8");

async function enter(page: Page, section: string) {
  await page.goto(studio.address);
  await open(page, section);
}

async function open(page: Page, section: string) {
  await page.getByRole("navigation").getByRole("link", { name: section, exact: true }).click();
  await expect(page.locator("main h1")).toBeVisible();
}

const status = (page: Page) => page.locator(".status");
const state = (page: Page) => page.locator(".save-bar .note");
// The editor itself holds only the lines in sight.
const reading = (page: Page) => page.locator(".reading");
const writing = (page: Page) => page.getByRole("textbox", { name: "Texto (Markdown)" });

async function openPost(page: Page) {
  await enter(page, "Artículos");
  await page.locator('a[href$="posts/elegir-cinco-kpi"]').click();
  await expect(writing(page)).toBeVisible();
}

test("a post is unsaved while it is written, waits while another section is open, and is saved by Ctrl+S", async ({
  page,
}) => {
  await openPost(page);
  await expect(state(page)).toHaveText("Todo guardado");
  await writing(page).press("Control+End");
  await writing(page).pressSequentially("Un final nuevo.");
  await expect(state(page)).toHaveText("1 sin guardar");
  await open(page, "Ajustes");
  await expect(status(page)).toContainText(`Sin guardar: ${post}`);
  await page.goBack();
  await expect(reading(page)).toContainText("Un final nuevo.");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await page.keyboard.press("Control+s");
  await expect(status(page)).toHaveText("Guardado.");
  await expect(state(page)).toHaveText("Todo guardado");
  expect(read(post)).toContain("Un final nuevo.");
});

test("the mail settings are unsaved work as all others", async ({ page }) => {
  await page.goto(`${studio.address}#/wizard/mail`);
  await page.goto(`${studio.origin}/_studio#/wizard/mail`);
  await page.getByLabel("Tu buzón").fill("yo@example.com");
  await expect(state(page)).toHaveText("1 sin guardar");
  await page.keyboard.press("Control+s");
  await expect(state(page)).toHaveText("Todo guardado");
  expect(read(".env")).toContain('MAIL_TO="yo@example.com"');
});

test("two tabs that change different fields of a file are merged", async ({ page, context }) => {
  await enter(page, "Ajustes");
  await page.getByLabel("Ciudad").fill("Soria");
  const other = await context.newPage();
  await enter(other, "Ajustes");
  await other.getByLabel("NIF").fill("11111111H");
  await other.keyboard.press("Control+s");
  await expect(status(other)).toHaveText("Guardado.");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Cambiasteis campos distintos")).toBeVisible();
  expect(await listViolations(page, "html")).toEqual([]);
  await page.getByRole("button", { name: "Unir y guardar" }).click();
  await expect(status(page)).toHaveText("Guardado.");
  expect(read("site.config.ts")).toContain('city: "Soria"');
  expect(read("site.config.ts")).toContain('taxId: "11111111H"');
  await expect(page.getByLabel("NIF")).toHaveValue("11111111H");
});

test("where both changed the same field, both versions are shown and one is chosen", async ({
  page,
}) => {
  await openPost(page);
  await writing(page).press("Control+End");
  await writing(page).pressSequentially("Lo mío.");
  const changed = read(post).replace(/^title: .*$/m, "title: Otro título");
  writeFileSync(join(studio.root, post), `${changed.trimEnd()}\n\nLo suyo.\n`);
  await page.keyboard.press("Control+s");
  await expect(page.locator("fieldset", { hasText: "Lo suyo." })).toBeVisible();
  await page.getByRole("radio", { name: /^La que está en el disco/ }).check();
  await page.getByRole("button", { name: "Unir y guardar" }).click();
  await expect(page.locator(".conflict")).toBeHidden();
  await expect(reading(page)).toContainText("Lo suyo.");
  await expect(page.locator("main h1")).toHaveText("Otro título");
  expect(read(post)).toContain("Lo suyo.");
  expect(read(post)).not.toContain("Lo mío.");
});

test("what is on the disk can be loaded in place of what is written here", async ({ page }) => {
  await enter(page, "Ajustes");
  await page.getByLabel("Ciudad").fill("Burgos");
  const changed = read("site.config.ts").replace(/city: ".*"/, 'city: "Teruel"');
  writeFileSync(join(studio.root, "site.config.ts"), changed);
  await page.keyboard.press("Control+s");
  await page.getByRole("button", { name: "Volver a cargar y descartar lo mío" }).click();
  await expect(page.getByLabel("Ciudad")).toHaveValue("Teruel");
  await expect(state(page)).toHaveText("Todo guardado");
});

test("a price is read as it is written, and refused where it could be two", async ({ page }) => {
  await enter(page, "Ajustes");
  const price = page.getByLabel("Precio de una sesión");
  await price.fill("1.234");
  await expect(page.getByText("¿1234 o 1,2340? Escríbelo así")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Escribe un número.")).toBeVisible();
  await price.fill("12345678");
  await page.keyboard.press("Control+s");
  await expect(status(page)).toContainText("No se ha guardado nada");
  await price.fill("");
  await price.pressSequentially("99,50");
  await expect(price).toHaveValue("99,50");
  await page.keyboard.press("Control+s");
  await expect(status(page)).toHaveText("Guardado.");
  expect(read("site.config.ts")).toContain("session: 99.5,");
});
