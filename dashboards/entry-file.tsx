import "./shell/report.css";
import { startTransition, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { trialSlug, type TrialNews, type TrialOrder } from "../contracts/trial/file-trial.ts";
import { defaultLocale, isLocale } from "../contracts/locale.ts";
import { openClaims } from "./from-file/open-claims.ts";
import { openDefinition } from "./from-file/open-definition.ts";
import type { FileAnswer, FileTask } from "./from-file/trial/file-worker.ts";
import { loadFiles } from "./from-file/trial/load-files.ts";
import { readShown } from "./from-file/trial/read-shown.ts";
import { rest, whenIdle } from "./render/when-idle.ts";
import type { ReportCopy } from "./shell/host/report-copy.ts";
import { ReportApp } from "./shell/report-app.tsx";
import { createWorker } from "./shell/store/count-in-worker.ts";
import { openRows } from "./shell/store/make-rows.ts";
import { startReport } from "./shell/store/start-report.ts";

// The frame of the page on which a visitor drops a file: a worker reads it, and its report is drawn here. Everything
// is loaded before the frame is ready, since nothing may be requested afterwards.

type Report = Extract<FileAnswer, { type: "report" }>["report"];

const container = document.querySelector<HTMLElement>("#report")!;
const { lang } = document.documentElement;
const language = isLocale(lang) ? lang : defaultLocale;
const files = loadFiles();
const worker = createWorker(container.dataset["worker"] ?? "");
let root: Root | undefined;
let isReady = false;
/** Tasks of the worker so far. */
let turn = 0;

worker.addEventListener("message", ({ data }: MessageEvent<FileAnswer>) => {
  if (data.type === "ready") void files.then(() => (isReady = true)).then(greet, fail);
  else if (data.turn !== turn) return;
  else if (data.type === "report") draw(data.report).catch(fail);
  else post(data);
});
// A file that is dropped here would be opened in place of the report.
for (const type of ["dragover", "drop"]) addEventListener(type, (event) => event.preventDefault());
addEventListener("message", ({ data, origin, source }: MessageEvent<TrialOrder<Blob>>) => {
  if (origin !== location.origin || source !== parent) return;
  if (data.type === "greet") greet();
  if (!isTask(data)) return;
  turn += 1;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage({ ...data, language, turn } satisfies FileTask);
});

function greet(): void {
  if (isReady) post({ type: "ready" });
}

/** The page sends its language and theme too, which the report hears. */
function isTask({ type }: TrialOrder): boolean {
  return type === "read" || type === "answer" || type === "cancel";
}

async function draw({ definition, columns, counted, initial, texts }: Report): Promise<void> {
  const own = turn;
  const { address, keepReport } = await files;
  // Each step is a task of its own, so that none delays input.
  await rest();
  const source = { address, generate: neverMade };
  const module = openDefinition(trialSlug, definition, { columns } as never, source);
  keepReport({
    report: module,
    claims: openClaims(definition),
    alternatives: {},
    recommend: () => ({}),
  });
  // The fragment is the state of the report that was shown before.
  history.replaceState(null, "", location.pathname);
  const words = JSON.parse(document.querySelector("#words")!.textContent) as Words;
  await rest();
  const copy: ReportCopy = { language, isEmbeddable: false, report: texts, story: {}, ...words };
  const started = await startReport(
    module,
    initial,
    copy,
    {
      scenario: async () => import("./shell/scenario/scenario-feature.ts"),
      groups: async () => import("./shell/periods/compare-groups.ts"),
      presentation: async () => import("./shell/presentation/open-presentation.ts"),
    },
    { makeRows: async () => openRows(module.definition, counted), claimsScript: address },
  );
  await rest();
  if (own !== turn) return;
  const tell = (): void => {
    if (own === turn) post({ type: "shown", ...readShown(container) });
  };
  const settle = (): void => {
    tell();
    // The first filter should not wait for rows, whose opening must not delay the first drawing.
    whenIdle(() => void started.source.loadAnswers());
  };
  addEventListener("report-ready", tell, { once: true });
  started.store.subscribe(() => setTimeout(tell));
  root?.unmount();
  root = createRoot(container, { onUncaughtError: fail });
  const drawing = root;
  // React renders in slices only in a transition.
  startTransition(() =>
    drawing.render(
      <StrictMode>
        <ReportApp started={started} isEmbedded onDrawn={settle} />
      </StrictMode>,
    ),
  );
}

type Words = Pick<ReportCopy, "shell" | "charts">;

function neverMade(): never {
  throw new Error("The worker has made the rows");
}

function fail(error: unknown): void {
  console.error(error);
  post({ type: "failed", fault: { code: "other", params: {}, text: String(error) } });
}

function post(news: TrialNews): void {
  parent.postMessage(news, location.origin);
}
