import { trialSlug, type TrialNews, type TrialOrder } from "../../../contracts/trial/file-trial.ts";
import type { Locale } from "../../../contracts/locale.ts";
import { inferSchema } from "../../../ingest/infer/infer-schema.ts";
import { readTable } from "../../../ingest/read/read-table.ts";
import { wordDoubt } from "../../../ingest/words/word-doubt.ts";
import { listBuffers } from "../../query/counted-rows.ts";
import { answerDoubts, describeDoubts, type OpenDoubt } from "./describe-doubts.ts";
import { drawTrial, type DrawnTrial } from "./draw-trial.ts";
import { makeSample } from "./make-sample.ts";
import { nameFault } from "./name-fault.ts";
import { readTrial, type ReadTrial } from "./read-trial.ts";
import { previewTable, understandTable } from "./understand-table.ts";

/** From the frame to its worker. */
export type FileTask = TrialOrder<Blob> & { language: Locale; turn: number };

/**
 * From the worker to the frame, which draws the report and hands everything else on. `turn` is that of the task: the
 * answers to one that was cancelled while the worker was busy are dropped.
 */
export type FileAnswer = Answer & { turn: number };

type Answer = TrialNews | { type: "report"; report: OfPage };

type OfPage = Pick<DrawnTrial, "definition" | "columns" | "counted" | "initial"> & {
  texts: DrawnTrial["texts"][Locale];
};

const previewedRows = 2000;
const progressMs = 100;

let turn = 0;
let reading = new AbortController();
let kept: (ReadTrial & { name: string; asked: readonly OpenDoubt[] }) | undefined;

addEventListener("message", ({ data }: MessageEvent<FileTask>) => {
  reading.abort();
  reading = new AbortController();
  turn = data.turn;
  const { signal } = reading;
  obey(data, signal).catch((error: unknown) => {
    if (signal.aborted) return;
    const name = data.type === "read" ? data.name : (kept?.name ?? "");
    post({ type: "failed", fault: nameFault(error, name, data.language) });
  });
});

post({ type: "ready" });

async function obey(task: FileTask, signal: AbortSignal): Promise<void> {
  if (task.type === "answer") draw(task.isOther, task.language);
  else {
    kept = undefined;
    if (task.type === "read") await read(task, signal);
  }
}

async function read(task: FileTask & { type: "read" }, signal: AbortSignal): Promise<void> {
  const { language, isBeginning } = task;
  const { file, name } = task.file === null ? makeSample(language) : { ...task, file: task.file };
  await preview(file, name, signal);
  let lastMs = 0;
  const onProgress = (share: number, rows = 0): void => {
    if (performance.now() - lastMs < progressMs) return;
    lastMs = performance.now();
    post({ type: "progress", share, rows });
  };
  const trial = await readTrial(file, name, { isBeginning, signal, onProgress });
  signal.throwIfAborted();
  const { table, schema, doubts } = trial;
  post({ type: "progress", share: 1, rows: table.rowCount });
  const asked = describeDoubts(table, schema, doubts);
  kept = { ...trial, name, asked };
  if (asked.length === 0) draw([], language);
  else {
    const described = asked.map((one) => one.described);
    const size = { rowCount: table.rowCount, columnCount: table.columns.length };
    post({ type: "doubts", ...size, doubts: described });
  }
}

/** Posts what the first rows show, long before the last one is read; their faults are those of the whole. */
async function preview(file: Blob, name: string, signal: AbortSignal): Promise<void> {
  const { table } = await readTable(file, name, { maxRows: previewedRows, signal });
  const { schema, doubts } = inferSchema(table);
  const doubtful = new Set(
    describeDoubts(table, schema, doubts).map((one) => one.described.column),
  );
  post({
    type: "understood",
    understood: understandTable(table, schema),
    preview: previewTable(table, schema, doubtful),
  });
}

function draw(isOther: readonly boolean[], language: Locale): void {
  if (kept === undefined) return;
  const { table, name, asked, doubts } = kept;
  const schema = answerDoubts(kept.schema, asked, isOther);
  const drawn = drawTrial(trialSlug, name, { table, schema });
  const { definition, columns, counted, initial, texts, types, saved } = drawn;
  const isAsked = new Set(asked.map(({ doubt }) => doubt));
  const notes = doubts.filter((one) => !isAsked.has(one)).map((one) => wordDoubt(one, language));
  const report = { definition, columns, counted, initial, texts: texts[language] };
  post({ type: "report", report }, listBuffers(counted));
  post({
    type: "drawn",
    result: {
      rowCount: table.rowCount,
      columns: types,
      notes,
      definition: `${JSON.stringify(saved, null, 2)}\n`,
    },
  });
}

function post(answer: Answer, transfer: ArrayBufferLike[] = []): void {
  postMessage({ ...answer, turn } satisfies FileAnswer, { transfer: transfer as ArrayBuffer[] });
}
