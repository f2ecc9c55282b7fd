import { fillText } from "../../../contracts/fill-text.ts";
import type { Sides } from "../../query/comparison/sides.ts";
import { openCounter } from "../../query/open-counter.ts";
import { once } from "../../query/remember.ts";
import { drillUp, selectBins, type ReportState } from "../../query/state/report-state.ts";
import type { OpenFeature } from "../store/show-state.ts";
import { nameGroups } from "./name-groups.ts";

/** Shows on each card the difference of its figure between the two groups that the state names. */
export const openFeature: OpenFeature = async (module, { loadRows }) => {
  const { definition, layout } = module;
  const count = openCounter(definition, await loadRows());
  /** Counts the figures of the cards in one group, under the filters of the other views. */
  const readGroup = (state: ReportState, view: string, bin: number) => {
    const { read } = count(selectBins(drillUp(state, view, 0), view, [bin]), []);
    const total = read("total");
    return new Map(layout.cards.map(({ measure }) => [measure, total.values(measure)]));
  };
  return {
    show: (state, shown) => {
      const { view, of } = state.groups!;
      const sides = once(() => of.map((bin) => readGroup(state, view, bin)));
      const compared = (measure: string): Sides<Float64Array> | null => {
        const [current, reference] = sides().map((values) => values.get(measure));
        if (current === undefined || reference === undefined) return null;
        const { unit } = definition.measures[measure]!;
        return unit === "percent" && isAllOrNone(current) && isAllOrNone(reference)
          ? null
          : { current, reference };
      };
      return {
        ...shown,
        adapt: (report, visual, visualLayout) => {
          const adapted = shown.adapt?.(report, visual, visualLayout) ?? visual;
          if (visualLayout !== undefined) return adapted;
          const { names } = nameGroups({ ...report, module }, shown.read(view, 0), view);
          const [to, from] = of.map((bin) => names[bin]!) as [string, string];
          const comparedName = fillText(report.copy.charts.mark.since, { to, from });
          return { ...adapted, comparedName, result: { ...adapted.result, compared } };
        },
      };
    },
  };
};

/** True of a share that follows from its group alone, as that of women among women. */
function isAllOrNone([share]: Float64Array): boolean {
  return share === 0 || share === 1;
}
