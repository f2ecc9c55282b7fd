import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { afterAll, beforeAll, expect, test } from "vitest";
// @ts-expect-error -- a plain configuration file without types
import configuration from "../../.dependency-cruiser.mjs";

// One forbidden import for each rule: the importing file and the imported one.
const violations: Record<string, [from: string, to: string]> = {
  "no-circular": ["site/features/blog/a.ts", "site/features/blog/b.ts"],
  "contracts-import-nothing-of-ours": ["contracts/planted.ts", "site/routes.ts"],
  "programs-do-not-meet": ["site/pages/planted.tsx", "service/main.ts"],
  "no-program-imports-its-makers": ["service/http/planted.ts", "generator/build-site.ts"],
  "ingest-runs-anywhere": ["ingest/read/planted.ts", "roots/roots.ts"],
  "the-browser-knows-no-folder": ["site/platform/planted-root.ts", "roots/roots.ts"],
  "the-owners-folder-by-its-name": ["generator/planted-settings.ts", "demo/site.config.ts"],
  "ui-knows-no-one-above": ["site/ui/planted.tsx", "site/platform/clock.ts"],
  "navigation-and-page-do-not-meet": [
    "site/platform/navigation/planted.ts",
    "site/platform/page/page-context.tsx",
  ],
  "platform-knows-no-one-above": ["site/platform/planted.ts", "site/ui/button/button.tsx"],
  "features-do-not-meet": ["site/features/blog/planted.tsx", "site/features/contact/contact.tsx"],
  "features-know-no-page": ["site/features/blog/up.tsx", "site/pages/home.tsx"],
  "feature-subfolders-are-private": ["generator/deep.ts", "site/features/blog/internal/list.ts"],
  "pages-do-not-meet": ["site/pages/beside.tsx", "site/pages/home.tsx"],
  "reports-do-not-meet": ["dashboards/reports/a/report.ts", "dashboards/reports/b/report.ts"],
  "format-knows-only-query": ["dashboards/format/planted.ts", "dashboards/kinds/chart.ts"],
  "scene-knows-only-query": ["dashboards/scene/planted.ts", "dashboards/format/formatters.ts"],
  "kinds-know-no-renderer": ["dashboards/kinds/bars/planted.ts", "dashboards/interact/tips.ts"],
  "interact-knows-no-renderer": [
    "dashboards/interact/planted.tsx",
    "dashboards/render/picture/canvas.ts",
  ],
  "render-knows-no-shell": ["dashboards/render/planted.tsx", "dashboards/shell/report-app.tsx"],
  "drivers-are-loaded-when-asked": [
    "dashboards/query/planted-driver.ts",
    "dashboards/query/drivers/comparison.ts",
  ],
  "query-is-pure": ["dashboards/query/filter.ts", "dashboards/shell/report-layout.ts"],
  "data-imports-nothing": ["dashboards/data/planted.ts", "dashboards/query/column.ts"],
  "reports-know-no-drawing": ["dashboards/reports/c/layout.ts", "dashboards/shell/report-app.tsx"],
  "the-worker-knows-no-screen": [
    "dashboards/shell/store/make-rows.ts",
    "dashboards/shell/store/use-report.ts",
  ],
  "later-parts-are-loaded-at-a-click": [
    "dashboards/shell/visuals/planted.tsx",
    "dashboards/shell/later/story-bar.tsx",
  ],
  "scenarios-are-loaded-when-tried": [
    "dashboards/shell/store/planted-scenario.ts",
    "dashboards/shell/scenario/decorate-scene.ts",
  ],
  "presentations-are-loaded-when-asked": [
    "dashboards/shell/visuals/planted-presentation.ts",
    "dashboards/shell/presentation/offer.ts",
  ],
  "what-boots-a-report-is-small": ["dashboards/boot/planted.ts", "dashboards/shell/report-app.tsx"],
  "only-the-entry-knows-reports": ["dashboards/shell/deep.tsx", "dashboards/reports/b/report.ts"],
  "capabilities-do-not-meet": ["service/mail/planted.ts", "service/booking/core/slots.ts"],
  "only-the-composition-knows-the-desk": [
    "service/health/planted.ts",
    "service/desk/routes/desk-routes.ts",
  ],
  "desk-pages-know-no-store": [
    "service/desk/pages/planted.ts",
    "service/mail/store/enquiry-store.ts",
  ],
  "service-rooms-know-no-composition": ["service/booking/planted.ts", "service/open-stores.ts"],
  "http-delivery-and-storage-know-no-capability": [
    "service/delivery/planted.ts",
    "service/mail/store/enquiry-store.ts",
  ],
  "http-and-storage-stand-alone": ["service/storage/planted.ts", "service/http/site-index.ts"],
  "service-core-is-pure": [
    "service/booking/core/planted.ts",
    "service/booking/store/booking-store.ts",
  ],
  "service-pages-know-no-store": [
    "service/booking/pages/planted.ts",
    "service/booking/store/booking-rows.ts",
  ],
  "service-stores-know-no-http": [
    "service/mail/store/planted.ts",
    "service/mail/routes/mail-routes.ts",
  ],
  "service-routes-know-no-sql": [
    "service/mail/routes/planted.ts",
    "service/storage/open-database.ts",
  ],
  "generator-knows-public-faces": ["generator/pages/planted.ts", "site/platform/clock.ts"],
  "a-build-loads-no-bundler": ["generator/build-site.ts", "generator/bundle/build-client.ts"],
  "jobs-ask-for-no-thread": ["generator/threads/jobs.ts", "generator/threads/run-in-thread.ts"],
  "generator-knows-no-user": ["generator/planted.ts", "checks/check-source.ts"],
  "drawing-knows-no-room-of-the-generator": [
    "generator/drawing/planted.ts",
    "generator/pages/read-copy.ts",
  ],
  "checks-know-the-generator": ["checks/planted.ts", "scripts/build.ts"],
  "art-knows-of-the-generator-its-reports-and-drawing": [
    "art/planted.ts",
    "generator/pages/read-copy.ts",
  ],
  "only-its-command-knows-the-studio": ["scripts/planted.ts", "studio/server/start-studio.ts"],
  "studio-knows-no-program": ["studio/server/planted.ts", "site/page-data.ts"],
  "studio-model-runs-anywhere": ["studio/model/planted.ts", "studio/store/diff-lines.ts"],
  "studio-store-knows-no-server": ["studio/store/planted.ts", "studio/server/start-studio.ts"],
  "studio-app-writes-no-file": ["studio/app/planted.ts", "studio/store/save-changes.ts"],
  "bench-rooms-do-not-meet": ["bench/pages/planted.ts", "bench/interactions/act.ts"],
};
/** Packages and parts of Node that a rule forbids, with the importing file. */
const packageViolations: [rule: string, from: string, to: string][] = [
  ["service-core-is-pure", "service/booking/core/planted-sql.ts", "node:sqlite"],
  ["service-core-is-pure", "service/mail/core/planted-http.ts", "hono"],
  ["service-stores-know-no-http", "service/mail/store/planted-http.ts", "hono"],
  ["service-routes-know-no-sql", "service/mail/routes/planted-sql.ts", "node:sqlite"],
];
const packageRules = ["no-unlisted-package", "no-development-package-in-the-product"];

type Rule = { name: string; severity: string };
const { forbidden, options } = configuration as { forbidden: Rule[]; options: object };

let folder = "";
let found: { rule: string; from: string }[] = [];

async function plant(file: string, text: string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Rules that forbid imports of code, not of types. */
const ofCodeOnly = new Set([
  "the-worker-knows-no-screen",
  "later-parts-are-loaded-at-a-click",
  "scenarios-are-loaded-when-tried",
  "presentations-are-loaded-when-asked",
  "drivers-are-loaded-when-asked",
  "studio-app-writes-no-file",
]);

function importLine(from: string, to: string, isCode = false): string {
  const up = "../".repeat(from.split("/").length - 1);
  if (isCode) return `import { thing } from "${up}${to}";\nexport const other = thing;\n`;
  // A type is enough: the rules apply to imports without code at run time too.
  return `import type { Thing } from "${up}${to}";\nexport type Other = Thing;\n`;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "arrows-"));
  for (const [, to] of Object.values(violations)) await plant(to, "export type Thing = string;\n");
  for (const [rule, [from, to]] of Object.entries(violations)) {
    await plant(from, importLine(from, to, ofCodeOnly.has(rule)));
  }
  await plant(
    "site/features/blog/b.ts",
    importLine("site/features/blog/b.ts", "site/features/blog/a.ts"),
  );
  for (const [, from, to] of packageViolations) {
    await plant(from, `import * as x from "${to}";\nexport const y = x;\n`);
  }
  await plant("node_modules/hono/package.json", `{ "name": "hono", "main": "index.js" }`);
  await plant("node_modules/hono/index.js", "module.exports = {};\n");
  await plant("site/app.tsx", `import { x } from "no-such-package";\nexport const y = x;\n`);
  await plant("package.json", `{ "devDependencies": { "tool": "1.0.0" } }`);
  await plant("node_modules/tool/package.json", `{ "name": "tool", "main": "index.js" }`);
  await plant("node_modules/tool/index.js", "module.exports = {};\n");
  await plant("service/create-app.ts", `import tool from "tool";\nexport const y = tool;\n`);
  const result = await cruise(
    [
      "site",
      "service",
      "contracts",
      "ingest",
      "dashboards",
      "generator",
      "checks",
      "art",
      "scripts",
      "studio",
      "bench",
    ],
    {
      ...options,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden } as object,
    },
  );
  const { summary } = result.output as ICruiseResult;
  found = summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
});

afterAll(async () => rm(folder, { recursive: true, force: true }));

test("every rule is an error and has a planted violation", () => {
  expect(forbidden.every(({ severity }) => severity === "error")).toBe(true);
  expect(forbidden.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(violations), ...packageRules].toSorted(),
  );
});

test.for(Object.entries(violations))("%s is reported", ([rule, [from]]) => {
  expect(found).toContainEqual({ rule, from });
});

test.for(packageViolations)("%s is reported of %s", ([rule, from]) => {
  expect(found).toContainEqual({ rule, from });
});

test.for(packageRules)("%s is reported", (rule) => {
  expect(found.map((violation) => violation.rule)).toContain(rule);
});
