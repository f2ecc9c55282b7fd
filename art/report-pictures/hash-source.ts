import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Locale } from "../../contracts/locale.ts";
import type { VisualLayout } from "../../dashboards/shell/report-layout.ts";
import { gatherReportCopy } from "../../generator/reports/gather-report-copy.ts";
import { rowHashesFile } from "../../generator/reports/hash-rows.ts";
import { loadClaims, loadReport } from "../../generator/reports/list-reports.ts";
import { frameNames, framePicture } from "./frame-picture.ts";

/** Returns a hash of all that a report's picture depends on in a language: rows, view, measures, layout and copy. */
export async function hashSource(slug: string, locale: Locale): Promise<string> {
  const [{ layout, picture }, { report }] = await Promise.all([
    loadReport(slug),
    gatherReportCopy(slug, locale),
  ]);
  return hashVisuals(
    slug,
    locale,
    frameNames.map((frame) => framePicture(layout, picture, frame, report.picture)),
  );
}

/** Returns a hash of all that drawings of one visual, in several sizes, depend on in a language. */
export async function hashVisuals(
  slug: string,
  locale: Locale,
  visuals: readonly VisualLayout[],
): Promise<string> {
  const [{ definition }, claims, rows, { report: copy }] = await Promise.all([
    loadReport(slug),
    loadClaims(slug),
    readFile(rowHashesFile(slug), "utf8"),
    gatherReportCopy(slug, locale),
  ]);
  const [visual] = visuals as [VisualLayout];
  const { lines } = claims[visual.id] ?? {};
  const named = [...visual.measures, visual.pivot ?? ""];
  const shown = {
    rows,
    visuals,
    view: definition.views[visual.view],
    columns: definition.columns,
    measures: named.map((id) => [definition.measures[id], copy.measures[id]?.name]),
    words: copy.picture,
    labels: copy.labels,
    lines: lines && Object.keys(lines),
    target: copy.visuals[visual.id]?.target,
    drawn: copy.visuals[visual.id]?.drawn,
  };
  return createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 12);
}
