import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyFolder } from "../support/copy-project.ts";
import { environmentFor } from "../../roots/environment-for.ts";

const own = "content/blog/mio/es.md";
let project: string;

beforeAll(async () => {
  project = await copyFolder(await mkdtemp(join(tmpdir(), "owners-folder-")));
});

afterAll(async () => rm(project, { recursive: true }));

function run(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    env: environmentFor(project),
    encoding: "utf8",
  });
  return [status, stdout + stderr] as const;
}

const read = (file: string) => readFileSync(join(project, file), "utf8");

test("examples to which a text of the owner's links all stay, and it is named", () => {
  run("scripts/content/commands/new.ts", "post", "Mío", "--en", "Mine");
  const before = read(own);
  appendFileSync(join(project, own), "\n[Un caso](/proyectos/nps-bi)\n");
  const [status, said] = run("scripts/content/commands/remove.ts", "examples");
  expect([status, said]).toEqual([1, `${own} link to examples. Take these links out first.\n`]);
  expect(read("content/catalogue/case-studies.json")).toContain("soporte-bi");
  writeFileSync(join(project, own), before);
});

test("without any example the content has no fault", () => {
  const [removed, said] = run("scripts/content/commands/remove.ts", "examples");
  expect([removed, said]).toEqual([
    0,
    expect.stringMatching(/^12 cases, 11 posts, 4 reviews and 2 lessons/),
  ]);
  expect(run("scripts/content/commands/check-content.ts")).toEqual([0, "content: 0 faults\n"]);
  const [, found] = run("scripts/doctor.ts");
  expect(found).not.toMatch(/is an example|is a sample/);
});
