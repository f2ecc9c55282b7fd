import type { MeasureDeclaration, Unit } from "../../../query/measures/measure.ts";
import type { Figure } from "../visuals/need.ts";
import type { Formula } from "../formula/formula.ts";

const currencies: readonly (readonly [RegExp, Unit])[] = [
  [/R\$/, "currency BRL"],
  [/€/, "euros"],
  [/£/, "currency GBP"],
  [/¥/, "currency JPY"],
  [/\$/, "currency USD"],
];

/** Reads the unit and the decimals of a measure from the format that Power BI writes it in. */
export function readFormat({
  format = "",
  formula,
  isDate,
}: Figure): Omit<MeasureDeclaration, "value"> {
  if (isDate) return { unit: "date", decimals: 0 };
  const [positive = ""] = format.replaceAll(/^"|"$/g, "").split(";");
  const decimals = /[0#]\.(0+)/.exec(positive)?.[1]?.length;
  if (positive.includes("%")) return { unit: "percent", decimals: decimals ?? 0 };
  const unit = currencies.find(([sign]) => sign.test(positive))?.[1] ?? "count";
  if (format === "") return { unit, decimals: isWhole(formula) ? 0 : 2 };
  return { unit, decimals: decimals ?? 0 };
}

function isWhole(formula: Formula): boolean {
  return formula.kind === "leaf" && formula.leaf.kind !== "percentile";
}
