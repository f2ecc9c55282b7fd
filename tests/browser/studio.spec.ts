import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import cases from "#folder/content/copy/es/caseStudies.json" with { type: "json" };
import consent from "#folder/content/copy/es/consent.json" with { type: "json" };
import hero from "#folder/content/copy/es/hero.json" with { type: "json" };
import servicePage from "#folder/content/copy/es/servicePage.json" with { type: "json" };
import { listViolations } from "../support/page/expect-accessible.ts";
import { startStudioProcess, type StudioProcess } from "../support/studio/start-studio-process.ts";

// One after the other: both write into the same project.
test.describe.configure({ mode: "default" });

let studio: StudioProcess;

// As they are shipped: each word may be written anew.
const questions = servicePage.questions.items.map(({ question }) => question);

test.beforeAll(async () => {
  studio = await startStudioProcess(".cache/studio-project", { hasPreview: true });
  for (const args of [
    ["init", "-q"],
    ["add", "content", "site.config.ts"],
  ]) {
    execFileSync("git", args, { cwd: studio.root });
  }
  const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  execFileSync("git", [...author, "commit", "-qm", "As it was"], { cwd: studio.root });
});

test.afterAll(() => void studio.child.kill());

const read = (file: string) => readFileSync(join(studio.root, file), "utf8");

async function open(page: Page, section: string) {
  await page.getByRole("navigation").getByRole("link", { name: section, exact: true }).click();
  await expect(page.locator("main h1")).toBeVisible();
}

/** By the keyboard, or by the button. */
async function save(page: Page, by: "keys" | "mouse" = "keys") {
  await expect(page.getByText("sin guardar")).toBeVisible();
  if (by === "keys") await page.keyboard.press("Control+s");
  else await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Todo guardado")).toBeVisible();
  await expect(status(page)).toHaveText("Guardado.");
}

const status = (page: Page) => page.locator(".status");

async function expectAccessible(page: Page) {
  await expect(page.locator("main h1")).toBeVisible();
  expect(await listViolations(page, "html")).toEqual([]);
}

test("ten tasks of an owner, by keyboard and by mouse", async ({ page }) => {
  // A minute and more on a busy machine: it bundles the studio and starts the pages' own server.
  test.slow();
  const problems: string[] = [];
  // Of the studio: the development server in the frame may bundle anew while it starts.
  const isOwn = (place: string) => place.includes(`${studio.origin}/`);
  page.on("pageerror", ({ message, stack = "" }) => isOwn(stack) && problems.push(message));
  page.on("console", (message) => {
    if (message.type() === "error" && isOwn(message.location().url)) problems.push(message.text());
  });
  await page.goto(studio.address);

  await test.step("1 the first steps, to an end without anything of the sample identity", async () => {
    const next = async (heading: string) => {
      await page.getByRole("button", { name: "Guardar y seguir" }).press("Enter");
      await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    };
    await expectAccessible(page);
    for (const name of ["Marca", "Nombre"]) await page.getByLabel(name).fill("José Núñez");
    await page.getByLabel("Nombre").press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "A qué te dedicas" })).toBeVisible();
    expect(read("site.config.ts")).toContain('name: "José Núñez"');
    await next("Tu foto");
    await page.locator("input[type=file]").setInputFiles("tests/support/studio/photo.png");
    await expect(page.getByText("/images/photo.webp")).toBeVisible();
    await next("El color de tu marca");
    await next("Contacto y perfiles");
    await page.getByLabel("Correo").fill("jose@nunez.es");
    await page.getByLabel("Teléfono").fill("+34 611 222 333");
    await page.getByLabel("Perfil profesional").fill("https://www.linkedin.com/in/jose");
    await page.getByLabel("Perfil de fotos").fill("https://www.instagram.com/jose");
    await next("Experiencia y respuesta");
    await next("Precios");
    await page.getByLabel("Son de ejemplo").uncheck();
    await next("Horario y festivos");
    await next("Reseñas");
    await page.getByRole("button", { name: "Quitar las reseñas de ejemplo" }).click();
    await next("Correo");
    await next("Datos legales");
    await page.getByLabel("NIF").fill("12345678Z");
    await page.getByLabel("Dirección").fill("Calle Mayor, 1, 28013");
    await next("Qué falta");
    // The cases and posts that the site ships with are left, and nothing of the identity.
    await expect(page.getByText("El caso «soporte-bi» es un ejemplo")).toBeVisible();
    await expect(page.getByText("todavía es «")).toHaveCount(0);
    await page.getByRole("button", { name: "Lo confirmo: legal" }).click();
    await save(page);
    await expect(page.getByText("Los textos legales deben ser válidos")).toBeHidden();
  });

  await test.step("2 a price, with the comments of the settings kept", async () => {
    await open(page, "Ajustes");
    await expectAccessible(page);
    await page.getByLabel("Precio de una sesión").fill("0");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Escribe un precio de 1 o más.")).toBeVisible();
    await expect(status(page)).toHaveText("No se ha guardado nada: 1 por corregir.");
    expect(read("site.config.ts")).toContain("session: 100,");
    await page.getByLabel("Precio de una sesión").fill("120");
    await save(page);
    expect(read("site.config.ts")).toMatch(/\/\/ Taxes included[^]*session: 120,/);
  });

  await test.step("3 a holiday", async () => {
    await page.getByRole("button", { name: "Añadir: Festivos" }).click();
    await page.getByRole("textbox", { name: "5", exact: true }).fill("2027-05-01");
    await save(page, "mouse");
    expect(read("site.config.ts")).toContain('"2027-01-06", "2027-05-01"]');
  });

  await test.step("4 a review, refused until both languages have it", async () => {
    await open(page, "Reseñas");
    await page.getByRole("button", { name: "Añadir", exact: true }).click();
    await page.getByLabel("Iniciales").fill("A. B.");
    await page.getByLabel("Cargo, Español").fill("Gerencia");
    await page.getByLabel("Contenido, Español").fill("Sabemos por fin qué vendemos.");
    await page.getByLabel("Cargo, Inglés").fill("Management");
    await expect(page.getByText("falta en inglés")).toBeVisible();
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await expect(page.getByText("Falta el texto en este idioma.")).toBeVisible();
    expect(read("content/catalogue/testimonials.json")).not.toContain("A. B.");
    await page.getByLabel("Contenido, Inglés").fill("At last we know what we sell.");
    await save(page, "mouse");
    expect(read("content/copy/en/testimonials.json")).toContain("At last we know what we sell.");
    await expectAccessible(page);
  });

  await test.step("5 another order, by keyboard", async () => {
    await open(page, "Preguntas de negocio");
    await page.getByRole("button", { name: `Subir ${questions[1] ?? ""}` }).focus();
    await page.keyboard.press("Enter");
    await save(page);
    expect(read("content/copy/en/servicePage.json").indexOf("productMix")).toBeLessThan(
      read("content/copy/en/servicePage.json").indexOf("customerMargin"),
    );
  });

  await test.step("6 a question is hidden and shown again", async () => {
    const before = read("content/copy/es/servicePage.json");
    await page.getByRole("button", { name: `Ocultar ${questions[2] ?? ""}` }).click();
    await save(page);
    expect(read("content/copy/es/servicePage.json")).not.toContain("churn");
    await page.getByRole("button", { name: `Mostrar ${questions[2] ?? ""}` }).click();
    await expect(page.getByText("Ocultos:")).toBeHidden();
    await save(page);
    expect(read("content/copy/es/servicePage.json")).toBe(before);
  });

  await test.step("7 a save is taken back, and what it changed can be read", async () => {
    await open(page, "Cambios guardados");
    await expect(page.locator(".line-added").first()).toContainText("churn");
    await page.getByRole("button", { name: "Deshacer el último guardado" }).click();
    await expect(status(page)).toContainText("Deshecho");
    expect(read("content/copy/es/servicePage.json")).not.toContain("churn");
  });

  await test.step("8 a post with a picture, scheduled", async () => {
    await open(page, "Artículos");
    await page.getByText("Nuevo artículo").click();
    await page.getByLabel("Título en español").fill("Cuánto cuesta un informe");
    await page.getByLabel("Título en inglés").fill("What a report costs");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Cuánto cuesta un informe" })).toBeVisible();
    const text = page.getByRole("textbox", { name: "Texto (Markdown)" });
    await text.press("Control+End");
    await text.pressSequentially("Y **este** es el final.");
    await expect(page.locator(".reading b", { hasText: "este" })).toBeVisible();
    await text.pressSequentially("<hr>");
    const fault = page.locator(".reading .problem", {
      hasText: "HTML: <hr>. Escríbelo en Markdown",
    });
    await expect(fault).toBeVisible();
    for (const _ of "<hr>") await text.press("Backspace");
    await expect(fault).toBeHidden();
    await page.getByRole("button", { name: "Imagen", exact: true }).click();
    await page.locator("dialog input[type=file]").setInputFiles("demo/content/images/icon.svg");
    await page.getByLabel("Qué se ve en la imagen").fill("Una línea que sube");
    await page.getByRole("button", { name: "Insertar" }).click();
    await expect(page.locator(".reading img")).toHaveAttribute("alt", "Una línea que sube");
    await page.getByLabel("Fecha de publicación").fill("2099-01-01");
    await page.getByLabel("Publicado").check();
    await expectAccessible(page);
    await expect(page.getByLabel("Imagen de portada").getByRole("option")).toContainText([
      "icon.svg",
    ]);
    await save(page);
    await page.getByRole("link", { name: "Volver" }).click();
    const post = page.getByRole("listitem").filter({ hasText: "Cuánto cuesta un informe" });
    await expect(post).toContainText("programado para 1 ene 2099");
    expect(existsSync(join(studio.root, "content/blog/cuanto-cuesta-un-informe/icon.svg"))).toBe(
      true,
    );
  });

  await test.step("9 a text of the site leads to its field", async () => {
    await page.getByRole("button", { name: "Ver la web" }).click();
    const site = page.frameLocator("iframe");
    // The development server shows styles and app without a touch.
    await site.locator("html[data-app=ready]").waitFor();
    await expect(site.locator("h1").first()).toHaveCSS("font-family", /Newsreader/);
    await site.getByRole("button", { name: consent.reject }).click();
    const kicker = site.getByText(hero.kicker);
    await kicker.hover();
    await expect(site.getByRole("button", { name: "Editar" })).toBeVisible();
    await kicker.click({ modifiers: ["Alt"] });
    const field = page.getByLabel("Antetítulo, Español");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(hero.kicker);
    await page.getByRole("button", { name: "Claro" }).click();
    const scheme = () =>
      site.locator("html").evaluate((html) => getComputedStyle(html).colorScheme);
    await expect.poll(scheme).toBe("light");
    await page.getByRole("button", { name: "Cerrar la vista" }).click();
  });

  await test.step("10 what is to be published, in English", async () => {
    await page.getByLabel("Idioma").selectOption("en");
    await open(page, "Publish");
    await expect(page.getByText("content/copy/en/testimonials.json")).toBeVisible();
    await expect(page.getByRole("button", { name: "Save to Git" })).toBeDisabled();
  });
  expect(problems).toEqual([]);
});

test("a service, a case and a category are made by their names, with what is to be written marked", async ({
  page,
}) => {
  test.slow();
  await page.goto(studio.address);
  await page.getByLabel("Idioma").selectOption("es");
  const make = async (what: string, kind: "Título" | "Nombre", es: string, en: string) => {
    await page.getByText(what, { exact: true }).click();
    await page.locator("details[open]").getByLabel(`${kind} en español`).fill(es);
    await page.locator("details[open]").getByLabel(`${kind} en inglés`).fill(en);
  };
  const create = async () => {
    await page.locator("details[open]").getByRole("button", { name: "Crear" }).click();
    await expect(status(page)).toHaveText("Guardado.");
  };

  await test.step("while an undo is on its way", async () => {
    const held = Promise.withResolvers<void>();
    await page.route("**/_studio/api/undo", async (route) => {
      await held.promise;
      await route.continue();
    });
    await open(page, "Cambios guardados");
    await page.getByRole("button", { name: "Deshacer el último guardado" }).click();
    await open(page, "Servicios");
    await make("Nuevo servicio", "Nombre", "Auditoría de datos", "Data audit");
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText("Comprobando y guardando…");
    held.resolve();
    await expect(status(page)).toHaveText("Guardado.");
  });
  await expect(page.getByText("Auditoria de datos", { exact: true })).toBeAttached();
  await expect
    .poll(() => read("content/copy/en/servicePage.json"))
    .toContain('"title": "Data audit"');

  await open(page, "Casos");
  await make("Nuevo caso", "Título", "Farmacias", "Pharmacies");
  await page.getByLabel("Dirección de su informe").fill("https://example.com/report");
  await page.keyboard.press("Enter");
  await expect(page.locator("details .problem")).toContainText("de Power BI.");
  await page.getByLabel("Dirección de su informe").fill("");
  await create();
  await expect(page.getByRole("button", { name: "Subir Farmacias" })).toBeVisible();

  await open(page, "Artículos");
  await make("Nueva categoría", "Nombre", "Rendimiento", "Performance");
  await page.getByLabel("Su primer artículo").selectOption("elegir-cinco-kpi");
  await expectAccessible(page);
  await create();
  await expect.poll(() => read("content/blog/elegir-cinco-kpi/es.md")).toContain("Rendimiento]");
});

test("a case, a service, a page and a post get another name or go, and what was public leads on", async ({
  page,
}) => {
  // Each change is checked with all content, which takes seconds on a busy machine.
  test.slow();
  await page.goto(studio.address);
  await page.getByLabel("Idioma").selectOption("es");
  const remove = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("button", { name: "Sí", exact: true }).click();
    await expect(status(page)).toHaveText("Guardado.");
  };
  await open(page, "Casos");
  await page.getByRole("button", { name: cases.campanasMkt.title, exact: true }).click();
  await page.getByLabel("Dirección nueva").fill("campanas");
  await page.getByRole("button", { name: "Cambiar la dirección" }).click();
  await expect(page.getByText("«campanas-mkt» es un ejemplo")).toBeVisible();
  await page.getByText("Nuevo caso", { exact: true }).click();
  await page.locator("details[open]").getByLabel("Título en español").fill("Almacenes");
  await page.locator("details[open]").getByLabel("Título en inglés").fill("Warehouses");
  await page.locator("details[open]").getByRole("button", { name: "Crear" }).click();
  await expect(status(page)).toHaveText("Guardado.");
  await page.getByRole("button", { name: "Almacenes", exact: true }).click();
  await page.getByLabel("Dirección nueva").fill("naves");
  await page.getByRole("button", { name: "Cambiar la dirección" }).click();
  await expect
    .poll(() => JSON.parse(read("content/redirects.json")) as object)
    .toHaveProperty("/proyectos/almacenes", "/proyectos/naves");
  // The form knows the new name once the studio has read the files again.
  await expect(status(page)).toHaveText("Guardado.");
  await expectAccessible(page);
  await remove("Quitar el caso");
  expect(read("content/catalogue/case-studies.json")).not.toContain("naves");

  await open(page, "Servicios");
  await page.getByText("Mentoría uno a uno: cambiar o quitar").click();
  await page.locator("details[open]").getByLabel("Nombre en español").fill("Tutoría");
  await page.getByRole("button", { name: "Cambiar el nombre" }).click();
  await expect(page.getByText("Tutoría: cambiar o quitar")).toBeVisible();
  await expectAccessible(page);
  await remove("Quitar el servicio");
  await expect(page.getByText("Tutoría: cambiar o quitar")).toHaveCount(0);

  await open(page, "Aviso legal");
  await expect(page.getByRole("button", { name: "Quitar la página" })).toHaveCount(0);
  await page.getByText("Nueva página", { exact: true }).click();
  await page.getByLabel("Título en español").fill("Sobre mí");
  await page.getByLabel("Título en inglés").fill("About me");
  await page.locator("details[open]").getByRole("button", { name: "Crear" }).click();
  await open(page, "Sobre mi");
  await remove("Quitar la página");
  // It leads to another page, and may come after the next click.
  await expect(page).toHaveURL(/\/aviso-legal$/);
  expect(read("content/catalogue/pages.json")).not.toContain("sobre-mi");

  await open(page, "Artículos");
  await page.getByRole("link", { name: "Borrador de ejemplo" }).click();
  // The rendering comes later, and moves the button below it.
  await expect(page.locator(".reading .note")).toBeVisible();
  await remove("Borrar el artículo");
  expect(existsSync(join(studio.root, "content/blog/borrador-de-ejemplo"))).toBe(false);
});
