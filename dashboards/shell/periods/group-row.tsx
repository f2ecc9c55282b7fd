import { useReport, useSnapshot } from "../store/use-report.ts";
import { nameGroups } from "./name-groups.ts";

/** Lets the reader of a report without dates compare two groups of one column. */
export function GroupRow() {
  const report = useReport();
  const { state, read } = useSnapshot();
  const { store, copy, module } = report;
  const words = copy.shell.comparison;
  const views = module.layout.slicers.filter(({ kind }) => kind === "list").map(({ view }) => view);
  const name = (view: string) => nameGroups(report, read(view, 0), view);
  const { groups } = state;
  const choose = (view: string, of: readonly [number, number]): void =>
    store.change((now) => ({ ...now, groups: view === "" ? undefined : { view, of } }));
  /** Chooses one side; the other takes its group where both would be the same. */
  const chooseSide = (side: number, bin: number): void => {
    if (groups === undefined) return;
    const [first, second] = groups.of;
    const other = side === 0 ? second : first;
    const kept = other === bin ? groups.of[side]! : other;
    choose(groups.view, side === 0 ? [bin, kept] : [kept, bin]);
  };
  const side = (at: 0 | 1) =>
    groups && (
      <select
        aria-label={words.groups.sides[at]}
        value={groups.of[at]}
        onChange={({ target }) => chooseSide(at, Number(target.value))}
      >
        {name(groups.view).names.map((group, bin) => (
          <option key={group} value={bin}>
            {group}
          </option>
        ))}
      </select>
    );
  return (
    <section className="comparison group-choices" aria-label={words.groups.label}>
      <span>{words.compare}</span>
      <select
        aria-label={words.groups.by}
        value={groups?.view ?? ""}
        onChange={({ target }) => choose(target.value, [0, 1])}
      >
        <option value="">{words.groups.none}</option>
        {views.map((view) => (
          <option key={view} value={view}>
            {name(view).column}
          </option>
        ))}
      </select>
      {groups && (
        <>
          {side(0)}
          <span>{words.with}</span>
          {side(1)}
        </>
      )}
    </section>
  );
}
