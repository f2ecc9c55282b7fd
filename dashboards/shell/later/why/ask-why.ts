import { flushSync } from "react-dom";
import { listCodes } from "../../../kinds/read-selection.ts";
import type { Asked, BinsOf } from "../../../query/drivers/driver-rows.ts";
import type { ReportState } from "../../../query/state/report-state.ts";
import type { VisualLayout } from "../../report-layout.ts";
import type { ReportStore } from "../../store/report-store.ts";
import type { OpenReport } from "../../store/use-report.ts";
import { makeQuestion, writeQuestion, type WhyQuestion } from "./why-question.ts";

/** Where the focus was when something was asked: selectors, the nearest first. */
let origin: readonly string[] = [];

/** Opens the reasons of a figure, among all rows under the filters or within some bins. */
export function askWhy(
  { store }: Pick<OpenReport, "store">,
  asked: Asked,
  within: BinsOf | null = null,
): void {
  origin = listOrigins(document.activeElement);
  // The page is laid out anew before anything is looked for in it.
  flushSync(() => changeQuestion(store, makeQuestion(asked, within)));
}

/**
 * Opens "Why?" for marks: of a pivoted visual for the mark's measure, of a small multiple as a whole for the panel's
 * bins.
 */
export function askAboutBins(
  report: Pick<OpenReport, "store">,
  { view, measures, pivot }: VisualLayout,
  bins: readonly number[],
  within?: BinsOf,
): void {
  const { size } = report.store.snapshot().read(view);
  const row = pivot === undefined ? 0 : Math.floor((bins[0] ?? 0) / size);
  const own = pivot === undefined ? bins : bins.map((cell) => cell % size);
  const measure = measures[row];
  if (measure === undefined) return;
  const isWhole = view === "total" || own.length === 0;
  if (isWhole) askWhy(report, { measure, ...(within ?? { view: "total", bins: [] }) });
  else askWhy(report, { measure, view, bins: own }, within);
}

export function changeQuestion(store: ReportStore, question: WhyQuestion): void {
  // Explanations are of the actual rows only.
  store.change((state) => ({ ...state, scenario: undefined, why: writeQuestion(question) }));
}

/** Gives the page back, and the focus to what asked. */
export function leaveWhy(store: ReportStore): void {
  flushSync(() => store.change((state) => ({ ...state, why: undefined })));
  for (const selector of [...origin, '[role="tab"][aria-selected="true"]']) {
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null) continue;
    element.focus();
    break;
  }
}

/**
 * Returns the figure that the button of the toolbar asks about: the latest selection, in its visual on the page, or else
 * the main figure.
 */
function findAsked(
  { module, store }: Pick<OpenReport, "module" | "store">,
  state: ReportState,
): Asked | null {
  const { pages, cards } = module.layout;
  const view = Object.keys(state.filters).at(-1);
  const visuals = pages.find(({ id }) => id === state.page)?.visuals ?? [];
  const visual = visuals.find((one) => one.view === view && one.pivot === undefined);
  const shown = visual && (store.snapshot().layoutOf?.(visual) ?? visual);
  const [measure] = shown?.measures ?? [];
  if (view !== undefined && measure !== undefined) {
    return { measure, view, bins: listCodes(state.filters[view] ?? null) };
  }
  const [card] = cards;
  return card === undefined ? null : { measure: card.measure, view: "total", bins: [] };
}

/** Asks about the latest selection, or gives the page back. */
export function toggleWhy(report: Pick<OpenReport, "module" | "store">): void {
  const { store } = report;
  const { scenario: _, ...state } = store.snapshot().state;
  const asked = findAsked(report, state);
  if (state.why !== undefined) leaveWhy(store);
  else if (asked !== null) askWhy(report, asked);
}

function listOrigins(element: Element | null): string[] {
  const visual = element?.closest<HTMLElement>("[data-visual]")?.dataset["visual"];
  const mark = element?.closest<HTMLElement>("[data-mark]")?.dataset["mark"];
  const card = element?.closest(".card")?.id;
  if (card !== undefined) return [`#${CSS.escape(card)} button`];
  if (visual === undefined) return [];
  const frame = `[data-visual="${CSS.escape(visual)}"]`;
  const menu = `${frame} .visual-actions button`;
  return mark === undefined ? [menu] : [`${frame} [data-mark="${mark}"]`, menu];
}
