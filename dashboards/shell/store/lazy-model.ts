import type { Integers } from "../../query/table/column.ts";
import type { ReportDefinition } from "../../query/report-definition.ts";
import { createModel, type ReportModel } from "../../query/report-model.ts";
import type { ReportState } from "../../query/state/report-state.ts";
import { encodeState } from "../../query/state/state-codec.ts";
import { createTable, type Table } from "../../query/table/table.ts";
import type { ViewResult } from "../../query/view-result.ts";
import type { Landing } from "./landing.ts";

type Columns = Readonly<Record<string, Integers>>;

/** A model that need not have its rows yet. */
export type LazyModel = ReportModel & {
  /** The rows, made now if they are not there. */
  readTable: () => Table;
};

/**
 * A model that answers what a report opens with from its landing: the rows are made when something else is asked for. Without a
 * landing they are made at once.
 */
export function createLazyModel(
  definition: ReportDefinition,
  generate: () => Columns,
  landing: Landing | null,
): LazyModel {
  const none = Object.fromEntries(
    Object.keys(definition.columns).map((name) => [name, new Uint8Array()]),
  );
  // Names, axes and states need no rows.
  const empty = createModel(definition, createTable(definition.columns, none));
  const opening = encodeState(empty.start);
  let made: { table: Table; model: ReportModel } | null = null;
  const make = (): { table: Table; model: ReportModel } => {
    if (made !== null) return made;
    const table = createTable(definition.columns, generate());
    const model = createModel(definition, table);
    model.show(empty.start);
    made = { table, model };
    return made;
  };
  if (landing === null) make();
  const isLanding = (state: ReportState): boolean =>
    made === null && encodeState(state) === opening;
  const readLanded = (view: string): ViewResult | null => {
    const measures = made === null ? landing?.views[view] : undefined;
    if (measures === undefined) return null;
    const { axes, depth, size, shown } = empty.read(view);
    const known = new Map<string, Float64Array>();
    const values = (id: string): Float64Array => {
      const read =
        known.get(id) ?? Float64Array.from(measures[id]!, (value) => value ?? Number.NaN);
      known.set(id, read);
      return read;
    };
    const rowless = new Set(landing!.rowless[view]);
    return {
      axes,
      depth,
      size,
      shown,
      values,
      totals: values,
      hasRows: (bin) => !rowless.has(bin),
      isFiltered: () => false,
    };
  };
  return {
    rowCount: landing?.rowCount ?? make().model.rowCount,
    start: empty.start,
    shape: empty.shape,
    show: (state, others = []) => {
      if (others.length > 0 || !isLanding(state)) make().model.show(state, others);
    },
    read: (view, depth) => readLanded(view) ?? make().model.read(view, depth),
    listRows: () => make().model.listRows(),
    countRows: () => (made === null ? landing!.rowCount : made.model.countRows()),
    axes: empty.axes,
    breadcrumb: empty.breadcrumb,
    stateOf: empty.stateOf,
    preparePrefix: (view) => make().model.preparePrefix(view),
    usePrefix: (prefix) => make().model.usePrefix(prefix),
    readTable: () => make().table,
  };
}
