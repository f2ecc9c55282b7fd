import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import type { SaveAnswer } from "../../studio/app/api.ts";
import type { StepResult } from "../../studio/server/publish-routes.ts";
import { createStudio } from "../../studio/server/create-studio.ts";
import type { FileReport } from "../../dashboards/from-file/file-report.ts";
import { writeSales } from "../support/from-file/read-text.ts";
import { copyFolder } from "../support/copy-project.ts";

const port = 4781;
const token = "a-token-of-this-start";
const report = "https://app.powerbi.com/view?r=abc";

// Each command is a process that checks a copy of the content, which takes time on a slow machine.

let root: string;
let studio: Hono;
let restarts = 0;
const restart = () => void (restarts += 1);

beforeAll(async () => {
  root = await copyFolder(".cache/studio-commands");
  const preview = { address: "http://localhost:1", isReady: () => false, restart };
  studio = await createStudio({ root, port, token, app: new Map(), preview });
});

const read = (file: string) => readFileSync(join(root, file), "utf8");

const headers = {
  host: `localhost:${String(port)}`,
  origin: `http://localhost:${String(port)}`,
  cookie: `studio-${String(port)}=${token}`,
};

async function call(path: string, body: object = {}) {
  return studio.request(`/_studio/api/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
}

async function command(kind: string, ...args: string[]) {
  return ask("new", kind, args);
}

async function ask(name: "new" | "rename" | "remove", kind: string, args: readonly string[]) {
  const response = await call("content-command", { command: name, kind, args });
  return response.status === 200
    ? ((await response.json()) as SaveAnswer)
    : { outcome: response.status };
}

test.each([
  [
    "service",
    ["Auditoría", "--en", "Audit"],
    { file: "content/copy/en/services.json", text: '"title": "Audit"' },
  ],
  [
    "category",
    ["Rendimiento", "--en", "Performance", "--post", "elegir-cinco-kpi"],
    { file: "content/copy/en/blog.json", text: '"rendimiento": "Performance"' },
  ],
  [
    "case",
    ["Farmacias", "--en", "Pharmacies", "--report", report],
    { file: "site.config.ts", text: report },
  ],
])("a new %s passes the check and is written; twice it is refused", async (kind, args, added) => {
  expect(read(added.file)).not.toContain(added.text);
  expect(await command(kind, ...args)).toMatchObject({ outcome: "written" });
  expect(read(added.file)).toContain(added.text);
  const again = await command(kind, ...args);
  expect(again).toMatchObject({
    outcome: "refused",
    faults: [{ code: `${kind}-exists` }],
  });
});

test("the preview reloads the settings when a command has changed them, and only then", () => {
  expect(restarts).toBe(1);
});

test("a step of publishing streams its progress, and ends with its faults as data", async () => {
  const text = await (await call("publish/doctor")).text();
  const result = JSON.parse(text.split("\n").at(-1) ?? "") as StepResult;
  expect(result.isPassed).toBe(false);
  expect(result.faults).toContainEqual(
    expect.objectContaining({ code: "fact-shipped", field: "brand" }),
  );
});

test("publishing says where the site would go, shows what the command prints, and ends with its verdict", async () => {
  writeFileSync(join(root, ".env"), "PUBLISH_TO=ssh://server.example\n");
  const { host, cookie } = headers;
  const info = await studio.request("/_studio/api/publish", { headers: { host, cookie } });
  expect(await info.json()).toMatchObject({ target: "ssh://server.example", address: "" });
  const text = await (await call("publish/site")).text();
  expect(text).toMatch(/VITE_SITE_URL/);
  expect(JSON.parse(text.split("\n").at(-1) ?? "")).toEqual({ isPassed: false, faults: [] });
  rmSync(join(root, ".env"));
});

test("commands that the studio does not offer are refused", async () => {
  expect(await command("picture", "nps-bi", "shot.png")).toEqual({ outcome: 404 });
  expect(await ask("remove", "category", ["DAX"])).toEqual({ outcome: 404 });
});

function holds(file: string, text: string): boolean {
  return existsSync(join(root, file)) && read(file).includes(text);
}

test("cases, services and pages are renamed and removed with all that belongs to them, and undo brings each back", async () => {
  expect(await command("page", "Sobre mí", "--en", "About me")).toMatchObject({
    outcome: "written",
  });
  const steps = [
    [
      "rename",
      "page",
      ["sobre-mi", "quien-soy"],
      "content/catalogue/pages.json",
      "quien-soy",
      true,
    ],
    ["remove", "page", ["quien-soy"], "content/legal/en/quien-soy.md", "", false],
    ["remove", "case", ["campanas-mkt"], "content/reports/es/campanas-mkt.json", "", false],
    [
      "rename",
      "service",
      ["training", "Clases", "--en", "Classes"],
      "content/copy/en/services.json",
      '"Classes"',
      true,
    ],
    ["remove", "service", ["training"], "content/catalogue/services.json", "training", false],
  ] as const;
  for (const [name, kind, args, file, text, isThere] of steps) {
    expect([name, kind, await ask(name, kind, args)]).toEqual([
      name,
      kind,
      expect.objectContaining({ outcome: "written" }),
    ]);
    expect([file, holds(file, text)]).toEqual([file, isThere]);
  }
  for (const [, , , file, text, isThere] of steps.toReversed()) {
    expect((await call("undo")).status).toBe(200);
    expect([file, holds(file, text)]).toEqual([file, !isThere]);
  }
});

test("a case that a post links to is not removed, and the post is named", async () => {
  expect(await ask("remove", "case", ["nps-bi"])).toMatchObject({
    outcome: "refused",
    faults: [
      {
        code: "links-left",
        params: { files: expect.stringContaining("media-mediana-y-nps/es.md") as string },
      },
    ],
  });
});

test("all examples are removed at once, and restored", async () => {
  const before = read("content/catalogue/testimonials.json");
  expect(await ask("remove", "examples", [])).toMatchObject({ outcome: "written" });
  expect(JSON.parse(read("content/catalogue/testimonials.json"))).toEqual([]);
  expect((await call("undo")).status).toBe(200);
  expect(read("content/catalogue/testimonials.json")).toBe(before);
  expect(existsSync(join(root, "content/reports/es/nps-bi.json"))).toBe(true);
});

test("a file of rows becomes a case with a report, its privacy sheet is shown, and all of it is renamed and removed", async () => {
  const stored = await studio.request("/_studio/api/rows?name=Ventas%202024.csv", {
    method: "POST",
    headers,
    body: writeSales(),
  });
  expect(await stored.json()).toEqual({ file: "exports/ventas-2024.csv" });
  const args = ["exports/ventas-2024.csv", "Ventas propias", "--en", "Own sales", "--yes"];
  const made = (await ask("new", "report", args)) as SaveAnswer & { said: string };
  expect(made.outcome).toBe("written");
  expect(made.said).toMatch(/Correo +(?:correo|an email address).*(?:se queda|stays)/);
  const definition = JSON.parse(read("content/data/ventas-propias.json")) as FileReport;
  expect(definition.source).toMatchObject({ file: "exports/ventas-2024.csv" });
  const rows = readFileSync(join(root, "content/data/ventas-propias.rows"));
  expect((await ask("rename", "case", ["ventas-propias", "mis-ventas"])).outcome).toBe("written");
  expect(readFileSync(join(root, "content/data/mis-ventas.rows"))).toEqual(rows);
  expect(existsSync(join(root, "content/data/ventas-propias.json"))).toBe(false);
  expect((await ask("remove", "case", ["mis-ventas"])).outcome).toBe("written");
  for (const end of ["json", "rows"])
    expect(existsSync(join(root, `content/data/mis-ventas.${end}`))).toBe(false);
  const totals = await ask("new", "report", [...args, "--totals", "5"]);
  expect(totals.outcome).toBe("written");
  const { source } = JSON.parse(read("content/data/ventas-propias.json")) as FileReport;
  expect(source).toMatchObject({ totals: { fewest: 5 } });
  expect((await ask("remove", "case", ["ventas-propias"])).outcome).toBe("written");
});

test("what is no file of rows is refused", async () => {
  const answer = await studio.request("/_studio/api/rows?name=foto.png", {
    method: "POST",
    headers,
    body: "x",
  });
  expect([answer.status, await answer.text()]).toEqual([
    409,
    expect.stringContaining("rows-kind") as string,
  ]);
});
