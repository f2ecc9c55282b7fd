import { count, sum } from "../../dashboards/query/measures/measure.ts";
import { minGroupedRows, openGroupedModel } from "../../dashboards/query/open-grouped-model.ts";
import type { ReportDefinition } from "../../dashboards/query/report-definition.ts";
import { createModel } from "../../dashboards/query/report-model.ts";
import { selectBins } from "../../dashboards/query/state/report-state.ts";
import { dictionary, integer } from "../../dashboards/query/table/column.ts";
import { createTable } from "../../dashboards/query/table/table.ts";
import { by, pair } from "../../dashboards/query/table/view.ts";
import type { Rows } from "./rows.ts";
import type { Engine } from "./script.ts";
import { numberCount, offsets, pairSide, viewIds, views, type View } from "./views.ts";

const binOf = ({ from, width, size }: View) => ({ from, width, to: from + width * size });
const rating = { width: 1, from: 0, to: pairSide };
const measures = ["passengers", "satisfied"];

const definition: ReportDefinition = {
  slug: "bench",
  columns: {
    class: dictionary(["business", "economy", "economyPlus"]),
    customer: dictionary(["returning", "firstTime"]),
    age: integer(10, 79),
    distance: integer(150, 4500),
    departureDelay: integer(0, 300),
    wifi: integer(1, 5),
    boarding: integer(1, 5),
    satisfied: integer(0, 1),
  },
  measures: {
    passengers: { value: count(), unit: "count", decimals: 0 },
    satisfied: { value: sum("satisfied"), unit: "count", decimals: 0 },
  },
  views: {
    class: by("class", { measures }),
    type: by("customer", { measures }),
    age: by("age", { ...binOf(views.age), measures }),
    distance: by("distance", { ...binOf(views.distance), measures }),
    delay: by("departureDelay", { ...binOf(views.delay), measures }),
    pair: pair({ column: "wifi", ...rating }, { column: "boarding", ...rating }, measures),
  },
  pages: [{ id: "all", views: viewIds }],
  story: [],
};

/** Opens our engine as reports use it; a step ends when every value has been read. */
export function openOwnEngine({ columns }: Rows): Engine {
  const table = createTable(definition.columns, columns);
  const open = table.rowCount < minGroupedRows ? createModel : openGroupedModel;
  const model = open(definition, table);
  const numbers = new Float64Array(numberCount);
  let state = model.start;
  return (changes) => {
    for (const [view, selection] of Object.entries(changes))
      state = selectBins(state, view, selection);
    const { read } = model.show(state);
    for (const id of viewIds) {
      const result = read(id);
      const passengers = result.values("passengers");
      const satisfied = result.values("satisfied");
      for (let at = 0; at < passengers.length; at += 1) {
        numbers[offsets[id] + 2 * at] = passengers[at]!;
        numbers[offsets[id] + 2 * at + 1] = satisfied[at]!;
      }
    }
    return numbers;
  };
}
