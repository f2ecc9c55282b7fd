import "./shell/report.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { defaultLocale, isLocale } from "../contracts/locale.ts";
import { addKinds } from "./kinds/registry.ts";
import { tablePart } from "./render/table/table-part.ts";
import { loadReport, openingKinds, openingTable } from "./opening.ts";
import { loadInitialSnapshot, loadReportCopy } from "./shell/host/load-report-copy.ts";
import { rest, whenIdle } from "./render/when-idle.ts";
import { ReportApp } from "./shell/report-app.tsx";
import { startReport } from "./shell/store/start-report.ts";

addKinds(openingKinds);
tablePart.value = openingTable;
const container = document.querySelector<HTMLElement>("#report");
if (container !== null) {
  const kept = [...container.childNodes].map((node) => node.cloneNode(true));
  // After an error, the document's first page and its figures in words are restored (011).
  const fail = (error: unknown): void => {
    console.error(error);
    document.documentElement.dataset["failed"] = "";
    container.replaceChildren(...kept);
  };
  open(container, fail).catch(fail);
}

/** Hydrates the document in its language, or renders anew where the state is another than the document's. */
async function open(root: HTMLElement, onUncaughtError: (error: unknown) => void) {
  const slug = root.dataset["slug"] ?? "";
  const { lang } = document.documentElement;
  const language = isLocale(lang) ? lang : defaultLocale;
  const [module, copy, initial] = await Promise.all([
    loadReport(slug),
    loadReportCopy(slug, language),
    loadInitialSnapshot(slug),
  ]);
  if (module === undefined) throw new Error(`There is no report "${slug}"`);
  const started = await startReport(module.report, initial, copy, {
    scenario: async () => import("./shell/scenario/scenario-feature.ts"),
    groups: async () => import("./shell/periods/compare-groups.ts"),
    presentation: async () => import("./shell/presentation/open-presentation.ts"),
  });
  await rest();
  // The first filter should not wait for rows, but their worker must not slow down the first drawing.
  addEventListener("report-ready", () => whenIdle(() => void started.source.loadRows()));
  const app = (
    <StrictMode>
      <ReportApp started={started} isEmbedded={frameElement !== null} />
    </StrictMode>
  );
  const isAtStart = started.store.snapshot().state === started.outline.start;
  if (initial !== null && isAtStart && !started.isTrial) {
    // React hydrates in slices only in a transition.
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError }));
  } else {
    root.replaceChildren();
    createRoot(root, { onUncaughtError }).render(app);
  }
}
