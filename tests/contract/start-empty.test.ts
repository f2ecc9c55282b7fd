import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import es from "../../content/copy/es/servicePage.json" with { type: "json" };
import projects from "../../content/copy/es/projectsPage.json" with { type: "json" };
import { findTool } from "../../scripts/command/find-tool.ts";
import { copyProject, takeBuildCache } from "../support/copy-project.ts";

const own = "content/blog/mio/es.md";
let project: string;

beforeAll(async () => {
  project = await copyProject(".cache/start-empty", {});
  // The files that the programs import.
  await cp("tests/support", join(project, "tests/support"), { recursive: true });
  await takeBuildCache(project);
});

function run(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: project,
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

test("without any example the content has no fault, every program compiles, and the site is built whole", () => {
  const [removed, said] = run("scripts/content/commands/remove.ts", "examples");
  expect([removed, said]).toEqual([0, expect.stringMatching(/^12 cases, 11 posts and 4 reviews/)]);
  expect(run("scripts/content/commands/check-content.ts")).toEqual([0, "content: 0 faults\n"]);
  expect(run(findTool("tsc") ?? "", "-p", "tsconfig.own.json")).toEqual([0, ""]);
  const [, found] = run("scripts/doctor.ts");
  expect(found).not.toMatch(/is an example|is a sample/);

  expect(run("scripts/build.ts")[0]).toBe(0);
  expect(run("scripts/content/commands/check-content.ts", "--dist")).toEqual([
    0,
    "documents: 0 faults\n",
  ]);
  expect(read("dist/servicios.html")).not.toContain(es.results.lead);
  expect(read("dist/proyectos.html")).not.toContain(projects.list.leads.all);
  expect(read("dist/llms.txt")).toMatch(/^## Servicios$/m);
  expect(read("dist/llms.txt")).not.toMatch(/^## (?:Proyectos|Blog)$/m);
});
