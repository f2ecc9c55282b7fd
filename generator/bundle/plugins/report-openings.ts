import type { Plugin } from "vite";
import { listKindsToLoad, needsTable } from "../../../dashboards/shell/list-kinds-to-load.ts";
import type { ReportLayout } from "../../../dashboards/shell/report-layout.ts";
import { openFileReport } from "../../reports/from-file/file-reports.ts";
import { loadReport } from "../../reports/list-reports.ts";

const openingFile = /\/dashboards\/opening\.ts\?report=([\w-]+)$/;
const reportOf = /\?report=([\w-]+)$/;
/** Modules to copy: only the kinds of charts that are not in the script shared by all reports. */
const copied =
  /\/dashboards\/(?:opening|kinds\/(?!bars|card|summary)[\w-]+\/(?!kind\.ts)[\w-]+|kinds\/(?!bars|card|summary|table)[\w-]+\/kind|render\/table\/(?!table-part)[\w-]+)\.tsx?$/;

/**
 * Puts the modules that draw a report's first page into that report's entry. They are copied, since shared files
 * would each cost a request and its headers (026); modules loaded on demand are not copied.
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
    openFileReport(slug) === undefined
      ? `export const loadReport = () => import("./reports/${slug}/report.ts");`
      : `export const loadReport = async () => (await import("./from-file/open-report.ts")).openReport("${slug}");`,
    `export const openingKinds = { ${kinds.join(", ")} };`,
    hasTable
      ? "export const openingTable = { DataTable };"
      : "export const openingTable = undefined;",
  ].join("\n");
}
