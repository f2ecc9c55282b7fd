import { ReportFault } from "../report-fault.ts";
import type { ColumnBins } from "./axis.ts";
import type { IntegerDeclaration } from "./column.ts";
import type { Binning } from "./view.ts";

export function binNumbers(view: string, column: IntegerDeclaration, binning: Binning): ColumnBins {
  const { min, max, scale } = column;
  if (binning.level !== undefined) {
    throw missingLevel(view, binning.level, "none; use width or cuts");
  }
  if (binning.cuts !== undefined) return cutNumbers(view, column, binning.cuts);
  const width = binning.width === undefined ? 1 : Math.round(binning.width * scale);
  if (width < 1) {
    throw new ReportFault(view, "has bins without width", `use at least ${String(1 / scale)}`);
  }
  const from =
    binning.from === undefined ? Math.floor(min / width) * width : Math.round(binning.from * scale);
  const to = binning.to === undefined ? max + 1 : Math.round(binning.to * scale);
  const size = Math.ceil((to - from) / width);
  if (size < 1) throw new ReportFault(view, "has no bins", "let `from` be below `to`");
  const starts = Array.from({ length: size }, (_, code) => (from + code * width) / scale);
  const end = from + size * width;
  return {
    axis: {
      kind: "numbers",
      size,
      starts,
      end: end / scale,
      isOpenBelow: min < from,
      isOpenAbove: max >= end,
    },
    codeOf: (value) => Math.min(Math.max(Math.floor((value - from) / width), 0), size - 1),
  };
}

function cutNumbers(
  view: string,
  { min, max, scale }: IntegerDeclaration,
  shown: readonly number[],
): ColumnBins {
  const cuts = shown.map((cut) => Math.round(cut * scale));
  if (cuts.some((cut, at) => cut <= (cuts[at - 1] ?? min) || cut > max)) {
    throw new ReportFault(
      view,
      `is cut at ${shown.join(", ")}`,
      `let cuts rise, above ${String(min / scale)} and up to ${String(max / scale)}`,
    );
  }
  const starts = [min / scale, ...shown];
  return {
    axis: {
      kind: "numbers",
      size: starts.length,
      starts,
      end: (max + 1) / scale,
      isOpenBelow: true,
      isOpenAbove: true,
    },
    codeOf: (value) => {
      let code = 0;
      while (code < cuts.length && value >= cuts[code]!) code += 1;
      return code;
    },
  };
}

export function missingLevel(view: string, level: string, known: string): ReportFault {
  return new ReportFault(view, `has no level "${level}"`, `the levels of the column are: ${known}`);
}
