import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { PowerBiProject } from "../../ingest/powerbi/open-project.ts";
import { readProject } from "../../scripts/reports/powerbi/read-project.ts";
import { openParts, shop } from "../support/powerbi/open-parts.ts";
import { writeZip } from "../support/powerbi/write-zip.ts";

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "powerbi-"));
  onTestFinished(async () => rm(folder, { recursive: true }));
  return folder;
}

test("the pages inside a .pbix are those of the project, with the model beside it", async () => {
  const folder = await makeFolder();
  const report = join(dirname(shop), "shop.Report");
  await cp(join(dirname(shop), "shop.SemanticModel"), join(folder, "shop.SemanticModel"), {
    recursive: true,
  });
  const pages = new Map<string, string>();
  for (const path of await readdir(join(report, "definition"), { recursive: true }))
    if (path.endsWith(".json"))
      pages.set(
        `Report/definition/${path}`,
        await readFile(join(report, "definition", path), "utf8"),
      );
  await writeFile(join(folder, "shop.pbix"), writeZip(pages));
  expect(await readProject(join(folder, "shop.pbix"))).toEqual(await readProject(shop));
});

test("a project without pages or model says which", async () => {
  const folder = await makeFolder();
  await expect(readProject(join(folder, "none.Report"))).rejects.toMatchObject({
    code: "no-report",
  });
  await cp(join(dirname(shop), "shop.Report"), join(folder, "some.Report"), { recursive: true });
  await expect(readProject(join(folder, "some.Report"))).rejects.toMatchObject({
    code: "no-model",
  });
});

test("nothing filters by a column whose filters a measure ignores", async () => {
  const { translation } = await openParts(shop, addCard);
  const refused = translation.visuals.filter(({ state }) => state === "refused");
  expect(
    refused.map((one) => "refusal" in one && [one.visual.type, one.refusal.found]),
  ).toContainEqual(["slicer", "Sales[Channel]"]);
  const [part] = translation.parts;
  const ring = part!.needs.find(({ visual }) => visual.type === "donutChart")!;
  expect(ring.axes[0]!.column).toEqual({ table: "Sales", column: "Channel" });
  const { parts } = await openParts(shop, addCard);
  const { report } = parts[0]!.imported;
  const treemap = report.pages[0]!.visuals.find(({ spec }) => spec.kind === "treemap")!;
  expect(report.views[treemap.view]!.isFilterable).toBe(false);
});

/** Adds a card of a measure that replaces the filter of the channel. */
function addCard(project: PowerBiProject): PowerBiProject {
  const [page, ...others] = project.report.pages;
  const [first] = page!.visuals;
  const field = { kind: "measure", table: "Sales", name: "Online Units" } as const;
  const roles = { Values: [{ field, name: "Online Units", isActive: true }] };
  const card = { ...first!, id: "online", type: "card", roles };
  const pages = [{ ...page!, visuals: [...page!.visuals, card] }, ...others];
  return { ...project, report: { ...project.report, pages } };
}
