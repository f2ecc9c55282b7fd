import { kindFiles } from "../../kinds/registry.ts";
import type { Later } from "../../kinds/later.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import { tablePart } from "../../render/table/table-part.ts";
import { listKindsToLoad, needsTable } from "../list-kinds-to-load.ts";
import type { ReportLayout, ReportModule } from "../report-layout.ts";
import type { DescribedResult } from "./described-result.ts";
import type { ReportSource } from "./report-source.ts";

/** Loaded code of a feature: shows a state with it, given the result without it. */
export type FeatureCode = {
  show: (state: ReportState, shown: DescribedResult) => DescribedResult;
};

/** Opens a feature of a report; `claimsScript` is the address of the report's claims. */
export type OpenFeature<Code extends FeatureCode = FeatureCode> = (
  module: ReportModule,
  source: Pick<ReportSource, "outline" | "loadRows">,
  claimsScript: string | undefined,
) => Promise<Code>;

type Feature = { isOn: (state: ReportState) => boolean; code: Later<FeatureCode> };

/**
 * Shows a state with its features, once all code that it needs is loaded. Where a file is not available, the state is
 * shown without it, and the file is loaded again on another page: visuals of a missing kind show a message.
 */
export function showWithFeatures(
  layout: ReportLayout,
  show: ReportSource["show"],
  features: readonly Feature[],
): ReportSource["show"] {
  const tried = new Map<Later<unknown>, string>();
  return (state) => {
    const isOn = (feature: Feature): boolean => feature.isOn(state);
    const codes = features.filter(isOn).map(({ code }) => code);
    const needed: Later<unknown>[] = [...listKindFiles(layout, state.page), ...codes];
    if (needsTable(layout, state)) needed.push(tablePart);
    const missing = needed.filter(
      (one) => one.value === undefined && tried.get(one) !== state.page,
    );
    if (missing.length > 0) {
      return Promise.all(
        missing.map(async (one) =>
          one
            .load()
            .catch(console.error)
            .finally(() => tried.set(one, state.page)),
        ),
      );
    }
    const shown = show(state);
    if (shown instanceof Promise) return shown;
    return codes.reduce((result, { value }) => value?.show(state, result) ?? result, shown);
  };
}

/** Loads the kinds of all pages, and tables; rejects where a file is not available. */
export async function loadAllKinds(layout: ReportLayout): Promise<void> {
  const files = layout.pages.flatMap(({ id }) => listKindFiles(layout, id));
  await Promise.all([...files, tablePart].map(async (file: Later<unknown>) => file.load()));
}

function listKindFiles(layout: ReportLayout, page: string) {
  return listKindsToLoad(layout, page).map((kind) => kindFiles[kind]);
}
