import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { checkContent } from "../../checks/check-source.ts";
import { copyProject } from "../support/copy-project.ts";

let project: string;

beforeAll(async () => {
  project = await copyProject(".cache/content-commands", {});
});

function run(command: string, ...args: string[]) {
  const script = [`scripts/${command}.ts`, ...args];
  const { stdout, stderr, status } = spawnSync(process.execPath, script, {
    cwd: project,
    encoding: "utf8",
    env: {
      ...process.env,
      PATH: `${join(project, "node_modules/.bin")}:${String(process.env["PATH"])}`,
    },
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

test("after all of them the content has no fault", async () => {
  expect(await checkContent(project)).toEqual([]);
});
