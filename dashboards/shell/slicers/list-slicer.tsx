import { useState } from "react";
import { fillText } from "../../format/fill-text.ts";
import { closeDrill, toggleBin } from "../../query/state/report-state.ts";
import { flagBins } from "../../query/state/selection.ts";
import { findCountMeasure } from "../visuals/find-count-measure.ts";
import { nameAxes } from "../visuals/name-parts.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";

/** From so many names on there is a field to search them. */
const searchableFrom = 9;

/**
 * A filter by the coarsest names of a view: boxes to tick, none of them ticked lets everything through; beside each, its rows under the
 * other filters.
 */
export function ListSlicer({ view }: { view: string }) {
  const report = useReport();
  const { state, read } = useSnapshot();
  const [search, setSearch] = useState("");
  const { store, format, text, module } = report;
  const result = read(view, 0);
  const [axis] = result.axes;
  const [names] = nameAxes(report, view);
  if (axis === undefined || names === undefined) return null;
  const counts = findCountMeasure(module.definition, view);
  const values = counts === undefined ? undefined : result.values(counts.id);
  const selection = closeDrill(state, view).filters[view];
  const flags = flagBins(selection ?? [], result.size);
  const nameOf = (bin: number): string => format.bin(axis, names, bin);
  const found = result.shown.filter((bin) => matches(nameOf(bin), search));
  return (
    <fieldset className="slicer">
      <legend>{names.name}</legend>
      {result.shown.length >= searchableFrom && (
        <input
          type="search"
          value={search}
          placeholder={fillText(text.shell.filters.search, { name: names.name.toLowerCase() })}
          aria-label={fillText(text.shell.filters.search, { name: names.name })}
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
                <span className="slicer-count">{format.short(counts, values![bin]!)}</span>
              )}
            </label>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="report-hint">{text.shell.filters.noMatch}</p>}
    </fieldset>
  );
}

/** Whether a name holds what is searched, whatever the case and the accents. */
function matches(name: string, search: string): boolean {
  return simplify(name).includes(simplify(search));
}

function simplify(words: string): string {
  return words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
