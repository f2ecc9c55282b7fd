import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { findKind, loadKinds } from "./kinds/registry.ts";
import { openRowlessModel } from "./query/open-rowless-model.ts";
import { screenPalette } from "./render/screen-palette.ts";
import { StillContext } from "./render/still/still-context.ts";
import { writeStill } from "./render/still/write-still.ts";
import { tablePart } from "./render/table/table-part.ts";
import type { VisualProps } from "./render/visual-props.ts";
import { leastWidth } from "./scene/scales/planned-width.ts";
import type { Scene } from "./scene/scene.ts";
import type { ReportCopy } from "./shell/host/report-copy.ts";
import { ReportApp } from "./shell/report-app.tsx";
import { listKindsToLoad } from "./shell/list-kinds-to-load.ts";
import type { ReportModule } from "./shell/report-layout.ts";
import type { InitialSnapshot } from "./shell/store/initial-snapshot.ts";
import { createReportSource } from "./shell/store/report-source.ts";
import { createReportStore } from "./shell/store/report-store.ts";

/** Renders the first page of a report as the report hydrates it, with static drawings (026). */
export async function renderReport(
  module: ReportModule,
  initial: InitialSnapshot,
  copy: ReportCopy,
): Promise<string> {
  const [page] = module.layout.pages;
  await Promise.all([loadKinds(listKindsToLoad(module.layout, page!.id)), tablePart.load()]);
  const outline = openRowlessModel(module.definition);
  const source = createReportSource(outline, neverAsked, initial, neverAsked);
  const store = createReportStore(source.show, outline.start, copy);
  const presentation = { value: undefined, load: neverAsked };
  const started = { module, outline, source, store, isTrial: false, times: 1, presentation };
  const spans = new Map(page!.visuals.map(({ id, span }) => [id, span] as const));
  return renderToString(
    <StillContext value={(visual) => writeVisual(visual, spans.get(visual.id)!)}>
      <StrictMode>
        <ReportApp started={started} isEmbedded={false} />
      </StrictMode>
    </StillContext>,
  );
}

async function neverAsked(): Promise<never> {
  throw new Error("The first page needs no rows");
}

function writeVisual(visual: VisualProps, span: number): string {
  const kind = findKind(visual.spec.kind);
  const palette = screenPalette(`${visual.id}-still`);
  const layOut = (width: number): Scene => {
    const scene = kind.layOut!(visual, width);
    return { ...scene, isBrushable: scene.isBrushable === true && visual.onSelect !== undefined };
  };
  return writeStill(layOut, findWidths(span), palette);
}

/** Padding and border of a visual, in px (`visuals.css`). */
const besidePx = 40;
const columns = 12;
/**
 * Widths of the page beside the slicers, in px: on the narrowest phone, from the first with columns, the widest
 * (`report.css`).
 */
const page = { least: 280, inColumnsFrom: 704, most: 1760 };

/** Returns the widths that a drawing can have, in px: that of the page on a phone, else that of its columns. */
function findWidths(span: number): { least: number; most: number } {
  const inColumns = (width: number): number => Math.round((width * span) / columns - besidePx);
  return {
    least: Math.max(Math.min(page.least - besidePx, inColumns(page.inColumnsFrom)), leastWidth),
    most: Math.max(page.inColumnsFrom - 1 - besidePx, inColumns(page.most)),
  };
}
