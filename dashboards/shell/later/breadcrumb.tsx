import { drillUp } from "../../query/state/report-state.ts";
import { nameAxes } from "../visuals/name-axes.ts";
import { useReport, useSnapshot } from "../store/use-report.ts";
import { TextButton } from "../panels/text-button.tsx";

/** The path of a drilled view; each level leads back to it. */
export function Breadcrumb({ view }: { view: string }) {
  const report = useReport();
  const { state } = useSnapshot();
  const { outline, store, format, copy } = report;
  const crumbs = view === "total" ? [] : outline.breadcrumb(state, view);
  if (crumbs.length === 0) return null;
  const [names] = nameAxes(report, view);
  const goTo = (depth: number) => (): void =>
    store.change((current) => drillUp(current, view, depth));
  const named = crumbs.map(({ axis, code }) => format.bin(axis, names, code));
  return (
    <nav className="breadcrumb" aria-label={copy.shell.drill.path}>
      <ol>
        <li>
          <TextButton onClick={goTo(0)}>{copy.shell.drill.all}</TextButton>
        </li>
        {named.slice(0, -1).map((name, depth) => (
          <li key={name}>
            <TextButton onClick={goTo(depth + 1)}>{name}</TextButton>
          </li>
        ))}
        <li aria-current="location">{named.at(-1)}</li>
      </ol>
    </nav>
  );
}
