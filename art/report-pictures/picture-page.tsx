// Runs in the browser that takes the pictures: mounts a report's visual, alone and as wide as the frame.
import "../../dashboards/shell/report.css";
import { useMemo } from "react";
import { createRoot } from "react-dom/client";
import { createFormatters } from "../../dashboards/charts/formatters.ts";
import { createTips } from "../../dashboards/charts/tips.ts";
import { VisualFigure } from "../../dashboards/charts/visual-figure.tsx";
import { loadReportCopy } from "../../dashboards/shell/host/load-report-copy.ts";
import type { ReportModule, VisualLayout } from "../../dashboards/shell/report-layout.ts";
import type { ReportPicture } from "../../dashboards/shell/report-picture.ts";
import type { ReportCopy } from "../../dashboards/shell/host/report-copy.ts";
import { startReport, type StartedReport } from "../../dashboards/shell/store/start-report.ts";
import { ReportContext } from "../../dashboards/shell/store/use-report.ts";
import { useVisualProps } from "../../dashboards/shell/visuals/use-visual-props.ts";
import { framePicture } from "./frame-picture.ts";
import { readDrawing } from "./read-drawing.ts";

const reports = import.meta.glob<{ report: ReportModule }>("../../dashboards/reports/*/report.ts");
const pictures = import.meta.glob<{ picture: ReportPicture }>(
  "../../dashboards/reports/*/picture.ts",
);

const folder = "../../dashboards/reports";
const query = new URLSearchParams(location.search);
void mount(query.get("slug") ?? "", query.get("lang") === "en" ? "en" : "es");

// Called once for each scheme: the looks are those of the moment.
Object.assign(window, {
  takeDrawing: () => readDrawing(document.querySelector<SVGSVGElement>("svg.drawing")!),
});

async function mount(slug: string, language: ReportCopy["language"]): Promise<void> {
  document.documentElement.dataset["fonts"] = "";
  const [{ report }, { picture }, copy] = await Promise.all([
    reports[`${folder}/${slug}/report.ts`]!(),
    pictures[`${folder}/${slug}/picture.ts`]!(),
    loadReportCopy(slug, language),
  ]);
  const started = startReport(report, null, copy);
  const { page, visual } = framePicture(report.layout, picture);
  started.store.replace({ ...started.outline.start, page });
  createRoot(document.querySelector("#picture")!).render(
    <Picture started={started} layout={visual} />,
  );
}

type PictureProps = { started: StartedReport; layout: VisualLayout };

function Picture({ started, layout }: PictureProps) {
  const { copy } = started.store.snapshot();
  const report = useMemo(
    () => ({
      ...started,
      copy,
      format: createFormatters(copy.language, copy.charts),
      tips: createTips(),
      isEmbedded: false,
    }),
    [started, copy],
  );
  return (
    <ReportContext value={report}>
      <PictureVisual layout={layout} />
    </ReportContext>
  );
}

function PictureVisual({ layout }: { layout: VisualLayout }) {
  return <VisualFigure {...useVisualProps(layout)} />;
}
