import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { copyFolder } from "../support/copy-project.ts";
import { environmentFor } from "../../roots/environment-for.ts";

let project: string;

beforeAll(async () => {
  project = await copyFolder(".cache/content-commands");
});

function run(command: string, ...args: string[]) {
  return runScript(`scripts/content/commands/${command}.ts`, ...args);
}

function runScript(...script: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, script, {
    encoding: "utf8",
    env: environmentFor(project),
  });
  return { said: stdout + stderr, status };
}

function read(file: string): string {
  return readFileSync(join(project, file), "utf8");
}

test("a new post is a draft in both languages, and its name is taken", () => {
  const { said, status } = run(
    "new",
    "post",
    "¿Cuánto cuesta un cuadro de mando?",
    "--en",
    "What a dashboard costs",
  );
  expect(status).toBe(0);
  expect(said).toContain("content/blog/cuanto-cuesta-un-cuadro-de-mando");
  expect(read("content/blog/cuanto-cuesta-un-cuadro-de-mando/es.md")).toMatch(
    /title: "¿Cuánto cuesta.*isPublished: false/s,
  );
  expect(read("content/blog/cuanto-cuesta-un-cuadro-de-mando/en.md")).toContain(
    "What a dashboard costs",
  );
  const again = run("new", "post", "Cuánto cuesta un cuadro de mando", "--en", "Twice");
  expect([again.status, again.said]).toEqual([1, expect.stringContaining("exists already")]);
});

test("a new category has both names and a post; it is renamed in all its posts, and removed from them", () => {
  const post = join(project, "content/blog/elegir-cinco-kpi/es.md");
  // Windows line endings, as some editors write them.
  writeFileSync(post, readFileSync(post, "utf8").replaceAll("\n", "\r\n"));
  expect(
    run("new", "category", "Rendimiento", "--en", "performance", "--post", "elegir-cinco-kpi")
      .status,
  ).toBe(0);
  expect(read("content/blog/elegir-cinco-kpi/es.md")).toContain(
    "categories: [KPI, Estrategia, Rendimiento]",
  );
  expect(read("content/copy/en/blog.json")).toContain('"rendimiento": "performance"');

  expect(run("rename", "category", "DAX", "Fórmulas DAX", "--en", "DAX formulas").status).toBe(0);
  expect(read("content/blog/errores-de-dax-que-inflan-ventas/es.md")).toContain("Fórmulas DAX");
  expect(read("content/copy/es/blog.json")).not.toContain('"dax":');
  expect(JSON.parse(read("content/redirects.json"))).toEqual({
    "/blog/categoria/dax": "/blog/categoria/formulas-dax",
  });

  expect(run("remove", "category", "Rendimiento").status).toBe(0);
  expect(read("content/blog/elegir-cinco-kpi/es.md")).toContain("categories: [KPI, Estrategia]");
  expect(JSON.parse(read("content/redirects.json"))).toHaveProperty(
    "/blog/categoria/rendimiento",
    "/blog",
  );
});

test("a renamed post takes its pictures' words and the links to it along; removing asks for these links first", () => {
  const { said, status } = run("rename", "post", "elegir-cinco-kpi", "cinco kpi");
  expect(status).toBe(0);
  expect(said).toContain("content/blog/tu-informe-decide/es.md");
  expect(read("content/blog/tu-informe-decide/es.md")).toContain("](../cinco-kpi/es.md");
  expect(existsSync(join(project, "content/blog-pictures/en/cinco-kpi.json"))).toBe(true);
  expect(JSON.parse(read("content/redirects.json"))).toHaveProperty(
    "/blog/elegir-cinco-kpi",
    "/blog/cinco-kpi",
  );

  run("rename", "post", "cinco-kpi", "kpi");
  expect(JSON.parse(read("content/redirects.json"))).toMatchObject({
    "/blog/elegir-cinco-kpi": "/blog/kpi",
    "/blog/cinco-kpi": "/blog/kpi",
  });
  const refused = run("remove", "post", "kpi");
  expect([refused.status, refused.said]).toEqual([
    1,
    expect.stringContaining("content/blog/tu-informe-decide/es.md"),
  ]);
  expect(run("remove", "post", "borrador-de-ejemplo").said).toBe(
    "/blog/borrador-de-ejemplo is gone.\n",
  );
  expect(run("remove", "post", "nothing").said).toContain("There are ");
});

const farmacias = "https://app.powerbi.com/view?r=eyJrIjoiZXhhbXBsZSJ9";

test("a new case has its words in both languages, a card, a picture and a report of Power BI", () => {
  const shot = "docs/images/blog.jpg";
  const words = ["Roturas de stock", "--en", "Stock-outs", "--report", farmacias];
  const { said, status } = run("new", "case", ...words, "--picture", shot);
  expect([status, said]).toEqual([0, expect.stringContaining("the last of 13 cases")]);
  expect(read("site.config.ts")).toContain(`"roturas-de-stock": "${farmacias}"`);
  expect(read("content/copy/en/caseStudies.json")).toContain("✎ What was to be found out.");
  expect(read("content/images/projects/roturas-de-stock.es.svg")).toContain("data:image/webp");

  expect(run("rename", "case", "roturas-de-stock", "farmacias").status).toBe(0);
  expect(read("site.config.ts")).toMatch(/^ {4}"?farmacias"?: "https:/m);
  // Its address and the key of its texts are the same word.
  expect(run("new", "case", "Almacenes", "--en", "Warehouses").status).toBe(0);
  expect(run("rename", "case", "almacenes", "naves").status).toBe(0);
  expect(run("new", "picture", "farmacias", "nothing.png").said).toContain("no picture");
  expect(run("new", "case", "Farmacias", "--en", "x", "--report", "https://x.es").said).toContain(
    "already",
  );
  expect(run("new", "case", "Otro", "--en", "x", "--report", "https://x.es").said).toContain(
    "Publish to web",
  );
});

test("a renamed case takes the links to it along, an example keeps its address; a removed one loses its card, its question and its words", () => {
  expect(run("rename", "case", "nps-bi", "nps").said).toContain("an example");
  const refused = run("remove", "case", "nps-bi");
  expect([refused.status, refused.said]).toEqual([
    1,
    expect.stringContaining("content/blog/media-mediana-y-nps/es.md"),
  ]);

  for (const slug of ["airline-satisfaction", "ventas-bi", "compras-bi"]) {
    expect(run("remove", "case", slug, "--to", "/proyectos/nps-bi").said).toContain("is gone");
  }
  const questions = JSON.parse(read("content/catalogue/guess-questions.json")) as unknown[];
  expect(questions).toHaveLength(2);
  for (const file of ["projects", "caseStudies", "servicePage", "hero"]) {
    expect(read(`content/copy/es/${file}.json`)).not.toMatch(/airline|compras-bi|economyPlus/i);
  }
  expect(JSON.parse(read("content/redirects.json"))).toMatchObject({
    "/proyectos/roturas-de-stock": "/proyectos/farmacias",
    "/dashboards/ventas-bi": "/proyectos/nps-bi",
  });
});

test("services and pages of text are added, renamed and removed in both languages", () => {
  expect(run("new", "service", "Auditoría", "--en", "Audit").said).toContain("of 5 services");
  expect(run("rename", "service", "training", "Clases", "--en", "Classes").status).toBe(0);
  expect(read("content/copy/en/servicePage.json")).toContain('"title": "Classes"');
  expect(run("remove", "service", "mentorship").status).toBe(0);
  expect(run("remove", "service", "mentorship").said).toContain("consulting, dashboards, training");

  expect(run("new", "page", "Sobre mí", "--en", "About me").status).toBe(0);
  expect(run("new", "page", "Sobre mí", "--en", "Twice").said).toContain("in use");
  expect(run("new", "page", "Proyectos", "--en", "Projects").said).toContain("in use");
  expect(run("rename", "page", "sobre-mi", "quién soy").status).toBe(0);
  expect(read("content/legal/en/quien-soy.md")).toContain('title: "About me"');
  expect(run("new", "page", "Precios", "--en", "Prices").status).toBe(0);
  expect(run("remove", "page", "precios").status).toBe(0);
  expect(JSON.parse(read("content/catalogue/pages.json"))).toEqual(["quien-soy"]);
});

test("no site is built while texts are still to be written; the doctor names these, and every remaining example", () => {
  const { said, status } = runScript("scripts/build.ts");
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(
      /copy\/en\/caseStudies\.json: "roturasDeStock\.meta\.description" and \d+ more/,
    ),
  ]);
  const found = runScript("scripts/doctor.ts").said;
  expect(found).toContain('content/copy/es/services.json: "items.auditoria.description"');
  expect(found).toContain('The case "soporte-bi" is an example');
  expect(found).toContain('The post "tabla-de-calendario" is an example');
  // Removed, or the owner's own.
  expect(found).not.toMatch(/The case "(?:ventas-bi|farmacias)"/);
});

test("after all of them, and without one review, the content has no fault", () => {
  const review = "content/catalogue/testimonials.json";
  const reviews = (JSON.parse(read(review)) as { id: string }[]).filter(
    ({ id }) => id !== "finance",
  );
  writeFileSync(join(project, review), JSON.stringify(reviews));
  for (const file of ["es", "en"].map((locale) => `content/copy/${locale}/testimonials.json`)) {
    const words = JSON.parse(read(file)) as { items: Record<string, object> };
    delete words.items["finance"];
    writeFileSync(join(project, file), JSON.stringify(words));
  }
  const check = `import { checkContent } from "./checks/check-source.ts";
    console.log(JSON.stringify(await checkContent(${JSON.stringify(project)})));`;
  const args = ["--input-type=module", "--eval", check];
  const { stdout } = spawnSync(process.execPath, args, {
    env: environmentFor(project),
    encoding: "utf8",
  });
  expect(JSON.parse(stdout)).toEqual([]);
});
