import type { Page } from "@playwright/test";
import type { ReportState } from "../../dashboards/query/state/report-state.ts";
import type { LoadedReport } from "./report-model.ts";

export async function readCards(page: Page): Promise<string[]> {
  return page.locator(".card-figure .d").allTextContents();
}

/** Returns the figures that the cards must show in a state. */
export function describeCards(
  { model, module, format }: LoadedReport,
  state: ReportState,
): string[] {
  const total = model.show(state).read("total");
  return module.layout.cards.map(({ measure }) => {
    const { unit, decimals } = module.definition.measures[measure]!;
    return format.parts({ unit, decimals }, total.values(measure)[0]!).figure;
  });
}
