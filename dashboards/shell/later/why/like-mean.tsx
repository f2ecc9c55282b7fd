import { useReport } from "../../store/use-report.ts";

/** Leads into the scenario of a report, set as if what weighs were like the average. */
export function LikeMean() {
  const { module, store, copy } = useReport();
  const { why } = copy.shell;
  const { loadScenario } = module;
  if (loadScenario === undefined) return null;
  const open = async (): Promise<void> => {
    const { scenario } = await loadScenario();
    const { read } = store.snapshot();
    const total = read("total");
    const settings = scenario.likeMean((measure) => ({
      own: total.values(measure)[0]!,
      mean: total.totals(measure)[0]!,
    }));
    store.change((state) => ({ ...state, why: undefined, scenario: settings }));
  };
  return (
    <p className="why-if">
      <b>{why.likeMean}</b>
      <button type="button" onClick={() => void open().catch(console.error)}>
        {why.openWhatIf}
      </button>
    </p>
  );
}
