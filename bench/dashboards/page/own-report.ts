import { dictionary, integer } from "../../../dashboards/query/table/column.ts";
import { average, count, sum } from "../../../dashboards/query/measures/measure.ts";
import type { ReportDefinition } from "../../../dashboards/query/report-definition.ts";
import { minGroupedRows, openGroupedModel } from "../../../dashboards/query/open-grouped-model.ts";
import { createModel, type ReportModel } from "../../../dashboards/query/report-model.ts";
import { selectBins, type ReportState } from "../../../dashboards/query/state/report-state.ts";
import { createTable } from "../../../dashboards/query/table/table.ts";
import type { ViewResult } from "../../../dashboards/query/view-result.ts";
import { by, pair } from "../../../dashboards/query/table/view.ts";
import type { Rows } from "./rows.ts";
import type { Changes } from "./script.ts";
import type { Subject } from "./subject.ts";
import { emptyNumbers, offsets, pairSide, viewIds, views, type ViewId } from "./views.ts";

const bin = (view: "age" | "distance" | "delay") => {
  const { from, width, size } = views[view];
  return { from, width, to: from + width * size };
};
const rating = { width: 1, from: 0, to: pairSide };
const kept = { measures: ["passengers", "satisfied", "share"] };

const definition: ReportDefinition = {
  slug: "bench",
  columns: {
    class: dictionary(["business", "economy", "economyPlus"]),
    type: dictionary(["returning", "firstTime"]),
    age: integer(10, 79),
    distance: integer(150, 4500),
    delay: integer(0, 300),
    wifi: integer(1, 5),
    boarding: integer(1, 5),
    satisfied: integer(0, 1),
  },
  measures: {
    passengers: { value: count(), unit: "count", decimals: 0 },
    satisfied: { value: sum("satisfied"), unit: "count", decimals: 0 },
    share: { value: average("satisfied"), unit: "percent", decimals: 2 },
  },
  views: {
    class: by("class", kept),
    type: by("type", kept),
    age: by("age", { ...bin("age"), ...kept }),
    distance: by("distance", { ...bin("distance"), ...kept }),
    delay: by("delay", { ...bin("delay"), ...kept }),
    pair: pair({ column: "wifi", ...rating }, { column: "boarding", ...rating }, kept.measures),
  },
  pages: [{ id: "all", views: viewIds }],
  story: [],
};

export function makeOwnModel({ columns }: Rows): ReportModel {
  const table = createTable(definition.columns, columns);
  // As reports do with many rows.
  return table.rowCount < minGroupedRows
    ? createModel(definition, table)
    : openGroupedModel(definition, table);
}

export function applyChanges(state: ReportState, changes: Changes): ReportState {
  let next = state;
  for (const [view, selection] of Object.entries(changes)) next = selectBins(next, view, selection);
  return next;
}

export function writeOwnNumbers(read: (view: ViewId) => ViewResult, numbers: Float64Array): void {
  for (const id of viewIds) {
    const result = read(id);
    const passengers = result.values("passengers");
    const satisfied = result.values("satisfied");
    for (let at = 0; at < passengers.length; at += 1) {
      numbers[offsets[id] + 2 * at] = passengers[at]!;
      numbers[offsets[id] + 2 * at + 1] = satisfied[at]!;
    }
  }
}

/** The reports' engine alone: shows what a step asks for and reads every value. */
export function openOwnEngine(rows: Rows): Subject & { model: ReportModel } {
  const model = makeOwnModel(rows);
  const numbers = emptyNumbers();
  let state = model.start;
  const show = (changes: Changes): void => {
    state = applyChanges(state, changes);
    writeOwnNumbers(model.show(state).read, numbers);
  };
  show({});
  return { model, step: show, read: () => numbers };
}
