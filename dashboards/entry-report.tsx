import "./shell/report.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { loadLanding, loadReportText } from "./shell/host/load-report-text.ts";
import { ReportApp } from "./shell/report-app.tsx";
import type { ReportModule } from "./shell/report-layout.ts";
import { startReport } from "./shell/store/start-report.ts";

const modules = import.meta.glob<{ report: ReportModule }>("./reports/*/report.ts");

/** What is drawn first is on screen by then. */
const rowsAfterMs = 300;

const root = document.querySelector<HTMLElement>("#report");
if (root !== null) {
  const plain = root.querySelectorAll(".report-plain");
  const fail = (error: unknown): void => {
    console.error(error);
    root.dataset["failed"] = "";
    root.replaceChildren(...plain);
  };
  open(root, fail).catch(fail);
}

/** Opens the report that the document is for, in the language of `?lang=` (D13); the figures in words stand in for it where it fails. */
async function open(container: HTMLElement, onUncaughtError: (error: unknown) => void) {
  const { dataset } = document.documentElement;
  dataset["fonts"] = "";
  const slug = container.dataset["slug"] ?? "";
  const language = new URLSearchParams(location.search).get("lang") === "en" ? "en" : "es";
  const [module, firstText, landing] = await Promise.all([
    modules[`./reports/${slug}/report.ts`]?.(),
    loadReportText(slug, language),
    loadLanding(slug),
  ]);
  if (module === undefined) throw new Error(`There is no report "${slug}"`);
  const started = startReport(module.report, landing);
  createRoot(container, { onUncaughtError }).render(
    <StrictMode>
      <ReportApp started={started} firstText={firstText} isEmbedded={parent !== window} />
    </StrictMode>,
  );
  // Once it is drawn, so that the first filter need not wait for the rows.
  setTimeout(() => void started.model.readTable(), rowsAfterMs);
}
