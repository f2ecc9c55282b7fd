import { buildPrefixIndex } from "../../../../dashboards/query/cross-filter/prefix-index.ts";
import { openOwnEngine } from "../own-report.ts";
import type { Rows } from "../rows.ts";
import type { Subject } from "../subject.ts";

/** The reports' engine with a prefix index of the view that is about to be brushed. */
export function open(rows: Rows): Subject {
  const engine = openOwnEngine(rows);
  const { preparePrefix, usePrefix } = engine.model;
  return {
    ...engine,
    activate: (brushed) => {
      const input = preparePrefix(brushed);
      if (input !== null) usePrefix(buildPrefixIndex(input));
    },
  };
}
