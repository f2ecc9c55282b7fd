import { readdir } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeProject, type Project } from "../../tests/support/make-project.ts";
import { listReportSources } from "../reports/report-sources.ts";
import { noCache, openBuildCache } from "./build-cache.ts";
import { openMemory } from "./remember-text.ts";

const later = Number.POSITIVE_INFINITY;
let project: Project;

beforeEach(async () => {
  project = await makeProject({
    "package-lock.json": {},
    "contracts/days.ts": "1",
    "dashboards/entry-report.tsx": "1",
    "dashboards/query/table/table.ts": "1",
    "dashboards/data/seeded-random.ts": "1",
    "dashboards/reports/ventas/data.ts": "1",
    "dashboards/reports/ventas/row-hashes.json": "1",
    "dashboards/reports/people/data.ts": "1",
    "folder/content/catalogue/case-figures.json": "1",
    "folder/content/copy/es/home.json": "1",
    "generator/reports/require-figures.ts": "1",
  });
});

afterEach(async () => project.remove());

const roots = () => ({ root: project.root, folder: `${project.root}/folder` });

/** Returns true if a new build of the project has to make the results of the report "ventas" again. */
async function isMadeAnew({ what = "figures", nodeVersion = "v1", startedMs = later } = {}) {
  const cache = openBuildCache(`${project.root}/.cache`);
  const { remember, keep } = openMemory(cache, { ...roots(), nodeVersion, startedMs });
  let isMade = false;
  const text = await remember(what, listReportSources("ventas"), async () => {
    isMade = true;
    return `${what} á`;
  });
  expect(text).toBe(`${what} á`);
  await keep();
  return isMade;
}

test("makes a text of the same sources once", async () => {
  expect(await isMadeAnew()).toBe(true);
  expect(await isMadeAnew()).toBe(false);
  await project.write("dashboards/query/table/table.ts", "1");
  expect(await isMadeAnew()).toBe(false);
});

test.each([
  "contracts/days.ts",
  "dashboards/entry-report.tsx",
  "dashboards/query/table/table.ts",
  "dashboards/data/seeded-random.ts",
  "dashboards/reports/ventas/data.ts",
  "dashboards/reports/ventas/row-hashes.json",
  "dashboards/reports/ventas/new-file.ts",
  "dashboards/scene/new-folder/mark.ts",
  "folder/content/catalogue/case-figures.json",
  "generator/reports/require-figures.ts",
  "package-lock.json",
])("makes it again after a change of %s", async (file) => {
  await isMadeAnew();
  await project.write(file, "2");
  expect(await isMadeAnew()).toBe(true);
  expect(await isMadeAnew()).toBe(false);
});

test("makes it again with another version of Node, and for another purpose", async () => {
  await isMadeAnew();
  expect(await isMadeAnew({ nodeVersion: "v2" })).toBe(true);
  expect(await isMadeAnew({ what: "snapshot" })).toBe(true);
});

test("keeps it after a change of another report, or of copy", async () => {
  await isMadeAnew();
  await project.write("dashboards/reports/people/data.ts", "2");
  await project.write("folder/content/copy/es/home.json", "2");
  expect(await isMadeAnew()).toBe(false);
});

test("caches nothing if a source changed after the build began", async () => {
  expect(await isMadeAnew({ startedMs: 0 })).toBe(true);
  expect(await isMadeAnew()).toBe(true);

  const cache = openBuildCache(`${project.root}/.cache`);
  const startedMs = Date.now();
  const { remember, keep } = openMemory(cache, {
    ...roots(),
    nodeVersion: "v3",
    startedMs,
  });
  await remember("figures", listReportSources("ventas"), async () => {
    await project.write("dashboards/reports/ventas/data.ts", "while it is made");
    return "of one or the other";
  });
  await project.write("dashboards/reports/ventas/data.ts", "1");
  await keep();
  expect(await isMadeAnew({ nodeVersion: "v3" })).toBe(true);
});

test("makes a text once for two requests", async () => {
  const { remember } = openMemory(noCache, roots());
  let made = 0;
  const make = async () => String((made += 1));
  const asked = [1, 2].map(async () => remember("figures", listReportSources("ventas"), make));
  expect(await Promise.all(asked)).toEqual(["1", "1"]);
  expect(await remember("figures", listReportSources("ventas"), make)).toBe("1");
});

test("keeps many texts before a build ends, but none of sources changed after it began", async () => {
  const cache = openBuildCache(`${project.root}/.cache`);
  const countKept = async () => (await readdir(`${project.root}/.cache`).catch(() => [])).length;
  for (const startedMs of [0, later]) {
    const { remember } = openMemory(cache, { ...roots(), startedMs });
    const before = await countKept();
    for (let index = 0; index < 250; index += 1) {
      await remember(String(index), ["contracts/*.ts"], async () => "text");
    }
    const kept = (await countKept()) - before;
    if (startedMs === 0) expect(kept).toBe(0);
    else expect(kept).toBeGreaterThan(150);
  }
});
