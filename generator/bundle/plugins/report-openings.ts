import type { Plugin } from "vite";
import { listKindsToLoad } from "../../../dashboards/shell/list-kinds-to-load.ts";
import type { ReportLayout } from "../../../dashboards/shell/report-layout.ts";
import { needsTable } from "../../../dashboards/shell/needs-table.ts";
import { loadReport } from "../../reports/list-reports.ts";

const openingFile = /\/dashboards\/opening\.ts\?report=([\w-]+)$/;
const reportOf = /\?report=([\w-]+)$/;
/** Of the kinds of charts only what the script that all reports share does not hold. */
const copied =
  /\/dashboards\/(?:opening|kinds\/(?!bars|card|summary)[\w-]+\/(?!kind\.ts)[\w-]+|kinds\/(?!bars|card|summary|table)[\w-]+\/kind|render\/table\/(?!table-part)[\w-]+)\.tsx?$/;

/**
 * Puts what draws a report's first page into the entry of that report: copies of the modules, as files that reports share would each
 * cost a request and its headers (026). What is asked for later is not copied.
 */
export const reportOpenings: Plugin = {
  name: "report-openings",
  enforce: "pre",
  resolveId: {
    filter: { id: /^\.{1,2}\// },
    async handler(source, importer, options) {
      const [, slug] = reportOf.exec(importer ?? "") ?? [];
      if (slug === undefined) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (resolved === null || !copied.test(resolved.id)) return resolved;
      return `${resolved.id}?report=${slug}`;
    },
  },
  load: {
    filter: { id: openingFile },
    async handler(id) {
      const [, slug = ""] = openingFile.exec(id) ?? [];
      return writeOpening(slug, (await loadReport(slug)).layout);
    },
  },
};

function writeOpening(slug: string, layout: ReportLayout): string {
  const page = layout.pages[0]!.id;
  const kinds = listKindsToLoad(layout, page);
  const hasTable = needsTable(layout, { page });
  return [
    ...kinds.map((kind) => `import { ${kind} } from "./kinds/${kind}/kind.ts";`),
    hasTable ? `import { DataTable } from "./render/table/data-table.tsx";` : "",
    `export const loadReport = () => import("./reports/${slug}/report.ts");`,
    `export const openingKinds = { ${kinds.join(", ")} };`,
    hasTable
      ? "export const openingTable = { DataTable };"
      : "export const openingTable = undefined;",
  ].join("\n");
}
