import type { Asked, BinsOf } from "../../../query/drivers/driver-rows.ts";
import type { QuestionKind } from "../../../query/drivers/list-questions.ts";
import type { StateShape } from "../../../query/state/state-codec.ts";

/**
 * The content of the "Why?" page: the figure, the kind of question (null: the usual one), the open dimension (null: the
 * first), the bin that is split further (null: the named one), whether the rows are shown, and the small multiple of
 * the figure: bins of a view's coarsest level, which replace that view's filter.
 */
export type WhyQuestion = Asked & {
  kind: QuestionKind | null;
  dimension: string | null;
  bin: number | null;
  hasRows: boolean;
  within: BinsOf | null;
};

const kinds: readonly string[] = ["change", "weight"] satisfies QuestionKind[];

export function makeQuestion(asked: Asked, within: BinsOf | null = null): WhyQuestion {
  return { ...asked, kind: null, dimension: null, bin: null, hasRows: false, within };
}

/** Writes a question for the address: `payGap~level~2~weight~department~1~rows~site~0`, without what is empty at its end. */
export function writeQuestion(question: WhyQuestion): string {
  const { measure, view, bins, kind, dimension, bin, hasRows, within } = question;
  const parts = [
    measure,
    view,
    writeBins(bins),
    kind ?? "",
    dimension ?? "",
    bin === null ? "" : String(bin),
    hasRows ? "rows" : "",
    within?.view ?? "",
    writeBins(within?.bins ?? []),
  ];
  return parts.join("~").replace(/~+$/, "");
}

/** Null for what asks about nothing of the report. */
export function readQuestion(text: string, shape: StateShape, depth: number): WhyQuestion | null {
  const [measure = "", view = "", bins = "", kind = "", dimension = "", ...others] =
    text.split("~");
  const [bin = "", rows = "", panelView = "", panelBins = ""] = others;
  const size = view === "total" ? 0 : shape.views[view]?.[depth]?.size;
  const asked = readBins(bins);
  if (!shape.measures.includes(measure) || size === undefined) return null;
  if ((size === 0) !== (asked.length === 0) || asked.some((one) => !(one < size))) return null;
  const within = panelView === "" ? null : { view: panelView, bins: readBins(panelBins) };
  const most = shape.views[panelView]?.[0]?.size ?? 0;
  if (within?.bins.some((one) => !(one < most)) || within?.bins.length === 0) return null;
  return {
    measure,
    view,
    bins: asked,
    kind: kinds.includes(kind) ? (kind as QuestionKind) : null,
    dimension: dimension === "" ? null : dimension,
    bin: /^\d+$/.test(bin) ? Number(bin) : null,
    hasRows: rows === "rows",
    within,
  };
}

/** A run of bins as `2..5`, without its end. */
function writeBins(bins: readonly number[]): string {
  const [from = 0] = bins;
  const isRun = bins.length > 2 && bins.every((bin, at) => bin === from + at);
  return isRun ? `${String(from)}..${String(from + bins.length)}` : bins.join(".");
}

function readBins(text: string): number[] {
  const [, from, to] = /^(\d{1,5})\.\.(\d{1,5})$/.exec(text) ?? [];
  if (from !== undefined) {
    return Array.from({ length: Number(to) - Number(from) }, (_, at) => Number(from) + at);
  }
  return text === ""
    ? []
    : text.split(".").map((code) => (/^\d+$/.test(code) ? Number(code) : NaN));
}
