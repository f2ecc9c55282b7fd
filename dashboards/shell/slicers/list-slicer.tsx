import { useId, useState } from "react";
import { fillText } from "../../../contracts/fill-text.ts";
import { closeDrill, toggleBin } from "../../query/state/report-state.ts";
import { flagBins } from "../../query/state/selection.ts";
import { textWidth } from "../../scene/text-metrics.ts";
import { findCountMeasure } from "../visuals/find-count-measure.ts";
import { lowerFirst } from "../../format/lower-first.ts";
import { nameAxes } from "../visuals/name-axes.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";

const searchableFrom = 9;

/** Sizes of the slicers' column on a wide screen and of the texts in their heads, in px. */
const head = { width: 179, gap: 8, name: 13, unit: 12 };

/** Filters by the coarsest names of a view; without a checked one, nothing is filtered. */
export function ListSlicer({ view }: { view: string }) {
  const report = useReport();
  const { state, read } = useSnapshot();
  const [search, setSearch] = useState("");
  const { store, format, copy, module } = report;
  const result = read(view, 0);
  const [axis] = result.axes;
  const [names] = nameAxes(report, view);
  const unitId = useId();
  if (axis === undefined || names === undefined) return null;
  const counts = findCountMeasure(module.definition, view);
  const values = counts === undefined ? undefined : result.values(counts.id);
  const selection = closeDrill(state, view).filters[view];
  const flags = flagBins(selection ?? [], result.size);
  const nameOf = (bin: number): string => format.bin(axis, names, bin);
  const found = result.shown.filter((bin) => matches(nameOf(bin), search));
  const unit = counts && lowerFirst(copy.report.measures[counts.id]!.name);
  return (
    <fieldset className="slicer" aria-describedby={counts && unitId}>
      <legend className={isInOneLine(names.name, unit) ? "is-one-line" : undefined}>
        {names.name}
        {unit !== undefined && (
          <span className="slicer-count" id={unitId} aria-hidden="true">
            {unit}
          </span>
        )}
      </legend>
      {result.shown.length >= searchableFrom && (
        <input
          type="search"
          value={search}
          placeholder={fillText(copy.shell.filters.search, { name: names.name.toLowerCase() })}
          aria-label={fillText(copy.shell.filters.search, { name: names.name })}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <ul>
        {found.map((bin) => (
          <li key={bin}>
            <label>
              <input
                type="checkbox"
                checked={flags[bin] === 1}
                onChange={() =>
                  store.change((current) => toggleBin(closeDrill(current, view), view, bin))
                }
              />
              <span>{nameOf(bin)}</span>
              {counts !== undefined && (
                <span className="slicer-count">{format.plain(counts, values![bin]!)}</span>
              )}
            </label>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="report-hint">{copy.shell.filters.noMatch}</p>}
    </fieldset>
  );
}

/** Estimates the width instead of measuring it: a font that arrives late would shift the content below. */
function isInOneLine(name: string, unit = ""): boolean {
  return textWidth(name, head.name) + head.gap + textWidth(unit, head.unit) <= head.width;
}

/** Matches a search, ignoring case and accents. */
function matches(name: string, search: string): boolean {
  return simplify(name).includes(simplify(search));
}

function simplify(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
