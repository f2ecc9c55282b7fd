import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { glob, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import nav from "#folder/content/copy/es/nav.json" with { type: "json" };
import es from "#folder/content/copy/es/servicePage.json" with { type: "json" };
import projects from "#folder/content/copy/es/projectsPage.json" with { type: "json" };

let folder: string;
let product: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "owners-folder-"));
  product = join(folder, "node_modules/data-analyst-site");
  installPackage();
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Installs what `npm pack` makes, as npm would: without a type in its programs, and beside its dependencies alone. */
function installPackage(): void {
  mkdirSync(product, { recursive: true });
  const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder]);
  const tarball = join(folder, packed.toString().trim());
  execFileSync("tar", ["-xzf", tarball, "-C", product, "--strip-components=1"]);
  rmSync(tarball);
  const listed = execFileSync("npm", ["ls", "--omit=dev", "--all", "--parseable"], {
    encoding: "utf8",
  });
  const [root = "", ...paths] = listed.trim().split("\n");
  for (const name of paths.map((path) => relative(join(root, "node_modules"), path))) {
    if (name.includes("node_modules")) continue;
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve("node_modules", name), link);
  }
}

const program = () => join(product, "bin/data-analyst-site.mjs");

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program(), ...words], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
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
  expect(run("init", "--yes")).toMatchObject({ status: 0 });
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
  expect(run("build")).toMatchObject({ status: 0 });
  expect(read("dist/index.html")).toContain(nav.skip);
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

/** Serves the folder; returns the status of its home page, and whose data folder there is. */
async function serve(): Promise<[number, string]> {
  const service = spawn(process.execPath, [program(), "serve"], {
    cwd: folder,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(service.stdout, "data")) as [Buffer];
  const { status } = await fetch(/http:\S+/.exec(line.toString())?.[0] ?? "");
  service.kill("SIGTERM");
  await once(service, "exit");
  const data = await stat(join(folder, "data")).catch(() => undefined);
  return [status, data?.isDirectory() === true ? "owner" : "none"];
}
