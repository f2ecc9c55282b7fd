// Runs in the browser that takes the pictures: mounts a report's visual, alone and as wide as the frame.
import "../../dashboards/shell/report.css";
import { useMemo } from "react";
import { createRoot } from "react-dom/client";
import { createFormatters } from "../../dashboards/format/formatters.ts";
import { createTips } from "../../dashboards/interact/tips.ts";
import { VisualFigure } from "../../dashboards/render/visual-figure.tsx";
import { loadReportText } from "../../dashboards/shell/host/load-report-text.ts";
import type { ReportModule, VisualLayout } from "../../dashboards/shell/report-layout.ts";
import type { ReportPicture } from "../../dashboards/shell/report-picture.ts";
import type { ReportText } from "../../dashboards/shell/host/report-words.ts";
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

async function mount(slug: string, language: ReportText["language"]): Promise<void> {
  document.documentElement.dataset["fonts"] = "";
  const [{ report }, { picture }, text] = await Promise.all([
    reports[`${folder}/${slug}/report.ts`]!(),
    pictures[`${folder}/${slug}/picture.ts`]!(),
    loadReportText(slug, language),
  ]);
  const started = startReport(report, null);
  const { page, visual } = framePicture(report.layout, picture);
  started.store.replace({ ...started.model.start, page });
  createRoot(document.querySelector("#picture")!).render(
    <Picture started={started} text={text} layout={visual} />,
  );
}

type PictureProps = { started: StartedReport; text: ReportText; layout: VisualLayout };

function Picture({ started, text, layout }: PictureProps) {
  const report = useMemo(
    () => ({
      ...started,
      text,
      format: createFormatters(text.language, text.charts),
      tips: createTips(),
      isEmbedded: false,
    }),
    [started, text],
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
