import "./shell/report.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { loadKinds, type VisualSpec } from "./kinds/registry.ts";
import { loadInitialSnapshot, loadReportCopy } from "./shell/host/load-report-copy.ts";
import { ReportApp } from "./shell/report-app.tsx";
import type { ReportModule } from "./shell/report-layout.ts";
import { startReport } from "./shell/store/start-report.ts";

const modules = import.meta.glob<{ report: ReportModule }>("./reports/*/report.ts");

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

/** Opens the report of the document in the language of `?lang=` (D13); where that fails, its figures in words stay. */
async function open(container: HTMLElement, onUncaughtError: (error: unknown) => void) {
  const { dataset } = document.documentElement;
  dataset["fonts"] = "";
  const slug = container.dataset["slug"] ?? "";
  const language = new URLSearchParams(location.search).get("lang") === "en" ? "en" : "es";
  const [module, copy, initial] = await Promise.all([
    modules[`./reports/${slug}/report.ts`]?.(),
    loadReportCopy(slug, language),
    loadInitialSnapshot(slug),
    loadKinds((container.dataset["kinds"]?.split(" ") ?? []) as VisualSpec["kind"][]),
  ]);
  if (module === undefined) throw new Error(`There is no report "${slug}"`);
  const started = await startReport(module.report, initial, copy);
  createRoot(container, { onUncaughtError }).render(
    <StrictMode>
      <ReportApp started={started} isEmbedded={parent !== window} />
    </StrictMode>,
  );
  // So that the first filter need not wait for the rows.
  setTimeout(() => void started.source.loadRows(), rowsAfterMs);
}
