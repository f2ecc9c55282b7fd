import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { glob, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import nav from "#folder/content/copy/es/nav.json" with { type: "json" };
import es from "#folder/content/copy/es/servicePage.json" with { type: "json" };
import projects from "#folder/content/copy/es/projectsPage.json" with { type: "json" };
import type { FileReport } from "../../dashboards/from-file/file-report.ts";
import { writeSales } from "../support/from-file/read-text.ts";
import { quickCompression } from "../support/copy-project.ts";
import { installPackage } from "../support/folder/install-package.ts";
import { packLaterVersion } from "../support/folder/pack-later-version.ts";

let folder: string;
let product: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "owners-folder-"));
  product = join(folder, "node_modules/data-analyst-site");
  installPackage(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

const program = () => join(product, "bin/data-analyst-site.mjs");

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program(), ...words], {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...process.env,
      PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"] ?? ""}`,
      NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} ${quickCompression}`,
    },
  });
  return { status, said: stdout + stderr };
}

/** Returns the words of each command that a guide gives an owner. */
function readGuide(file: string): string[][] {
  const commands = readFileSync(file, "utf8").matchAll(/npx data-analyst-site ([^`#\n]+)/g);
  return [...commands].map(([, words = ""]) =>
    [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = ""]) => quoted ?? word),
  );
}

/** Takes a text away, as a folder lacks one that came with a later version of the product. */
function forgetText(file: string, key: string): void {
  const { [key]: _forgotten, ...words } = JSON.parse(read(file)) as Record<string, unknown>;
  writeFileSync(join(folder, file), JSON.stringify(words));
}

const read = (file: string) => readFileSync(join(folder, file), "utf8");

async function listProduct(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob("**/*", { cwd: product })) {
    const { mtimeMs, size } = await stat(join(product, file));
    files.push([file, mtimeMs, size].join(" "));
  }
  return files.toSorted();
}

test("an empty folder becomes a site of its owner without examples, and nothing is written into the product", async () => {
  const before = await listProduct();
  const [begin = []] = readGuide("docs/begin.md");
  expect(run(...begin, "--yes")).toMatchObject({ status: 0 });
  expect(read("site.config.ts")).toContain('from "data-analyst-site"');
  expect(JSON.parse(read("package.json"))).toMatchObject({
    scripts: { start: "data-analyst-site start" },
  });
  expect(run("init", "--yes")).toMatchObject({
    status: 1,
    said: expect.stringContaining("nothing was written") as string,
  });
  expect(run("check-content")).toEqual({ status: 0, said: "content: 0 faults\n" });
  const { said } = run("doctor");
  expect(said).toContain("brand is «Dato Firme»");
  expect(said).not.toMatch(/is an example|is a sample/);

  for (const locale of ["es", "en"]) forgetText(`content/copy/${locale}/nav.json`, "skip");
  const order = '["profiles", "about"]';
  edit("site.config.ts", (text) =>
    text.replace(/homeSections: \[[^\]]*\]/, `homeSections: ${order}`),
  );
  expect(run("build")).toMatchObject({ status: 0 });
  expect(read("dist/index.html")).toContain(nav.skip);
  const sections = [...read("dist/index.html").matchAll(/<section\b[^>]*\bid="(\w+)"/g)];
  expect(sections.map(([, id]) => id)).toEqual(["home", "social", "about", "contact"]);
  expect(run("check-content", "--dist")).toEqual({ status: 0, said: "documents: 0 faults\n" });
  expect(read("dist/servicios.html")).not.toContain(es.results.lead);
  expect(read("dist/proyectos.html")).not.toContain(projects.list.leads.all);
  expect(read("dist/llms.txt")).toMatch(/^## Servicios$/m);
  expect(read("dist/llms.txt")).not.toMatch(/^## (?:Proyectos|Blog)$/m);

  const post = "content/blog/mio";
  expect(run("new", "post", "Mío", "--en", "Mine").said).toContain(post);
  expect(read(`${post}/en.md`)).toContain("Mine");
  expect(await serve()).toEqual([200, "owner"]);
  expect(run("mail", "list")).toMatchObject({ status: 0 });
  expect(run("backup", "copy").said).toContain(join(folder, "copy"));
  expect(await listProduct()).toEqual(before);
});

const patient = { timeout: 200_000 };
const started = new Set<ChildProcess>();
afterAll(() => started.forEach((child) => child.kill("SIGKILL")));

type Serving = { service: ChildProcess; url: string; said: () => string };

/** Starts a command that serves the folder on a free port. */
async function startServing(command: string): Promise<Serving> {
  const service = spawn(process.execPath, [program(), command], {
    cwd: folder,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.add(service);
  let said = "";
  for (const stream of [service.stdout, service.stderr])
    stream.on("data", (part: Buffer) => (said += part.toString()));
  await expect.poll(() => said, patient).toMatch(/http:\S+/);
  return { service, url: /http:\S+/.exec(said)?.[0] ?? "", said: () => said };
}

/** Serves the folder; returns the status of its home page, and whose data folder there is. */
async function serve(): Promise<[number, string]> {
  const { service, url } = await startServing("serve");
  const { status } = await fetch(url);
  service.kill("SIGTERM");
  await once(service, "exit");
  const data = await stat(join(folder, "data")).catch(() => undefined);
  return [status, data?.isDirectory() === true ? "owner" : "none"];
}

/** Changes a JSON file or a text of the folder. */
function edit(file: string, change: (text: string) => string): void {
  const [text, changed] = [read(file), change(read(file))];
  expect(changed).not.toBe(text);
  writeFileSync(join(folder, file), changed);
}

const mark = " (a mi manera)";

/** Words anew thirty texts of a group. */
function wordAnew(file: string): void {
  let left = 30;
  const sign = (_key: string, value: unknown) =>
    typeof value === "string" && (left -= 1) >= 0 ? value + mark : value;
  edit(file, (text) => JSON.stringify(JSON.parse(text, sign)));
}

const countOwn = (file: string) => read(file).split(mark).length - 1;

test("a file of the owner becomes a case with a report, and drift of the file leaves its rows", () => {
  mkdirSync(join(folder, "exports"));
  writeFileSync(join(folder, "exports/sales.csv"), writeSales());
  writeFileSync(join(folder, "exports/broken.pbip"), "{}");
  for (const [file, reason] of [
    ["none.csv", /none\.csv cannot be opened; check the path and its permissions\. Nothing was/],
    ["none.pbip", /none\.pbip cannot be opened/],
    ["broken.pbip", /^There are no pages in the PBIR format.*\. Nothing was written/],
  ] as const) {
    const refused = run("new", "report", `exports/${file}`, "--yes");
    expect(refused).toMatchObject({ status: 1, said: expect.stringMatching(reason) as string });
    expect(refused.said.trim()).not.toContain("\n");
  }
  const made = run(
    "new",
    "report",
    "exports/sales.csv",
    "Ventas propias",
    "--en",
    "Own sales",
    "--yes",
  );
  expect(made).toMatchObject({
    status: 0,
    said: expect.stringContaining("ventas-propias") as string,
  });
  for (const line of [
    /Cliente +a person’s name.* stays/,
    "A line, because Date has 24 months",
    "/proyectos/ventas-propias",
  ])
    expect(made.said).toMatch(line);
  expect(read("content/data/ventas-propias.json")).not.toMatch(/María|@example/);
  for (const locale of ["es", "en"])
    for (const group of ["caseStudies", "projects"])
      edit(`content/copy/${locale}/${group}.json`, (text) => text.replaceAll("✎ ", ""));

  const rows = () => readFileSync(join(folder, "content/data/ventas-propias.rows"));
  const before = rows();
  writeFileSync(join(folder, "exports/next.csv"), writeSales().replace("Importe (€)", "Total"));
  expect(run("refresh", "ventas-propias", "--from", "exports/next.csv")).toMatchObject({
    status: 1,
    said: expect.stringContaining("Importe (€)") as string,
  });
  expect(rows()).toEqual(before);
  const definition = read("content/data/ventas-propias.json");
  const { report } = JSON.parse(definition) as FileReport;
  const view = report.slicers.find((one) => !one.startsWith("fecha"));
  const story = [
    { id: "gone", page: report.pages[0]!.id, where: { [view!]: ["a label that went"] } },
  ];
  edit("content/data/ventas-propias.json", (text) =>
    text.replace('"story": []', `"story": ${JSON.stringify(story)}`),
  );
  const fewer = writeSales().trimEnd().split("\n").slice(0, -1);
  writeFileSync(join(folder, "exports/fewer.csv"), `${fewer.join("\n")}\n`);
  expect(run("refresh", "ventas-propias", "--from", "exports/fewer.csv")).toMatchObject({
    status: 1,
    said: expect.stringContaining("a label that went") as string,
  });
  expect(rows()).toEqual(before);
  expect(existsSync(join(folder, "content/data/ventas-propias.rows.next"))).toBe(false);
  edit("content/data/ventas-propias.json", () => definition);
  expect(run("refresh").said).toContain("ventas-propias: 720 rows");
  expect(run("check-content")).toEqual({ status: 0, said: "content: 0 faults\n" });
});

test("an update shows its changes, swaps on a yes alone, keeps the owner's words, and goes back", () => {
  const later = packLaterVersion(folder);
  edit("content/copy/es/servicePage.json", (text) => text.replace(es.intro.title, "Mi título"));
  edit("content/copy/es/nav.json", (text) => text.replace(nav.bookShort, "Mi cita"));
  edit("site.config.ts", (text) => text.replace("verification: []", "verification: [seen]"));
  edit("site.config.ts", (text) => text.replace("[seen]", '[{ name: "a", content: "b" }]'));
  const texts = "content/copy/es/bookingPage.json";
  wordAnew(texts);
  const own = ["content/copy/es/servicePage.json", texts, "site.config.ts", "package.json"];
  const before = own.map(read);

  const shown = run("update", later);
  expect(shown).toMatchObject({ status: 0 });
  for (const line of [
    "data-analyst-site 0.1.0 -> 0.2.0",
    /\/servicios +text +1 text$/m,
    /pages change, none lost: look/,
    "A text moves: servicePage.intro.title -> servicePage.intro.heading",
    "no longer used and stays where it is: nav.bookShort",
    "A setting is renamed: verification -> searchEngines",
    'profiles.photo, which was "https://www.instagram.com/"',
    "You are still on 0.1.0",
  ])
    expect(shown.said).toMatch(line);
  expect(own.map(read)).toEqual(before);

  const gone = join(folder, "dist/gone.html");
  writeFileSync(gone, "<title>Gone</title><main>A page of the build before</main>");
  expect(run("update", later, "--yes")).toMatchObject({
    status: 1,
    said: expect.stringContaining("1 page would be lost, /gone: nothing changes") as string,
  });
  expect(own.map(read)).toEqual(before);
  rmSync(gone);

  expect(run("update", later, "--yes").said).toMatch("Done: 0.2.0");
  expect(read("site.config.ts")).toMatch(/^ {2}searchEngines: \[\{ name: "a", content: "b" \}\]/m);
  expect(read("dist/servicios.html")).toMatch(/Mi título.*Nuevo 2026|Nuevo 2026.*Mi título/s);
  expect(countOwn(texts)).toBe(30);
  expect(read("dist/dashboards/ventas-propias.html")).toContain("164.160");
  expect(read("dist/proyectos/ventas-propias.html")).toContain("164.160");
  expect(run("update", later).said).toMatch("You already have 0.2.0");
  expect(run("update", "--back").said).toMatch("you are back on 0.1.0");
  expect(own.map(read)).toEqual(before);
});

test("a host serves the last build at once, then what changed without a lost request, and never a failed build", async () => {
  const { service, url, said } = await startServing("host");
  const ask = async () => (await fetch(`${url}/servicios`)).text();
  expect(await ask()).toContain("Mi título");
  edit("content/copy/es/servicePage.json", (text) => text.replace("Mi título", "Otro título"));
  service.kill("SIGHUP");
  while (!(await ask()).includes("Otro título"));
  edit("content/copy/es/servicePage.json", (text) => text.slice(1));
  service.kill("SIGHUP");
  await expect.poll(said, patient).toContain("served as it was built last");
  expect(await ask()).toContain("Otro título");
  writeFileSync(join(folder, ".env"), "VITE_SITE_URL=nowhere\n");
  service.kill("SIGHUP");
  await expect.poll(said, patient).toContain("The configuration has faults");
  rmSync(join(folder, ".env"));
  expect((await fetch(`${url}/up`)).status).toBe(200);
  service.kill("SIGTERM");
  await once(service, "exit");
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

test("what is created for the owner to write is not published before it is written", () => {
  edit("content/copy/es/servicePage.json", (text) => `{${text}`);
  const before = read("dist/index.html");
  for (const words of readGuide("docs/make-it-yours.md").filter(([command]) => command === "new"))
    expect(run(...words)).toMatchObject({ status: 0 });
  const { status, said } = run("build");
  expect([status, read("dist/index.html")]).toEqual([1, before]);
  for (const created of ["titulo.meta.description", "selector.items.auditoria-de-datos"])
    expect(said).toContain(created);
});
