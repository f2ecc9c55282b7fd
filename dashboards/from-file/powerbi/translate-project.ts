import type { PowerBiProject } from "../../../ingest/powerbi/open-project.ts";
import type { ModelMeasure } from "../../../ingest/powerbi/model/semantic-model.ts";
import { compileDax } from "./compile/compile-measure.ts";
import { ModelNames } from "./compile/model-names.ts";
import { Refusal } from "./formula/formula.ts";
import { planParts, type Part } from "./parts/plan-parts.ts";
import type { Translated } from "./visuals/need.ts";
import { translateVisuals } from "./visuals/translate-visual.ts";

/** The translation of a project: its visuals and measures, each translated or refused by name and place. */
export type Translation = {
  names: ModelNames;
  visuals: readonly Translated[];
  measures: readonly { measure: ModelMeasure; refusal?: Refusal }[];
  parts: readonly Part[];
};

/** Translates a project's visuals and measures; needs no rows. */
export function translateProject({ report, model }: PowerBiProject): Translation {
  const names = new ModelNames(model);
  const found = translateVisuals(report, names);
  const needs = found.flatMap((one) => (one.state === "translated" ? [one.need] : []));
  const { parts, dropped } = planParts(needs, names);
  const refusals = new Map(dropped.map(({ need, refusal }) => [need, refusal]));
  return {
    names,
    visuals: found.map((one) => {
      const refusal = one.state === "translated" ? refusals.get(one.need) : undefined;
      if (one.state !== "translated" || refusal === undefined) return one;
      return { state: "refused", page: one.need.page, visual: one.need.visual, refusal };
    }),
    measures: model.tables.flatMap(({ measures }) =>
      measures.map((measure) => {
        const refusal = refuse(measure, names);
        return refusal === undefined ? { measure } : { measure, refusal };
      }),
    ),
    parts,
  };
}

function refuse({ name }: ModelMeasure, names: ModelNames): Refusal | undefined {
  try {
    compileDax({ kind: "reference", name }, names);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
