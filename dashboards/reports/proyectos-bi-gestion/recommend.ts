import type { Recommend } from "../../query/claims/recommendation.ts";

/** Counts the hours of data work that the open projects lack if they overrun like the delivered ones. */
export const recommend: Recommend = ({
  rows,
  column,
  code,
  level,
  isFiltered,
  addUp,
  inPercent,
  whole,
  lever,
  along,
}) => {
  // Budgets have no day and no role, and a phase is part of one.
  if (["phase", "role", "day", "adoption"].some(isFiltered)) return {};
  const [kind, phase, status] = [column("kind"), column("phase"), column("status")];
  const [hours, budget] = [column("hours"), column("budget")];
  const { of: stateOf, labels } = level("status", "state");
  const data = code("phase", "data");
  const [entry, delivered, open] = ["entry", "budgetDelivered", "budgetOpen"].map((id) =>
    code("kind", id),
  );
  const listOf = (one: number | undefined): Uint32Array =>
    rows.filter((row) => kind[row] === one && phase[row] === data);
  const budgetOf = (row: number): number => budget[row]! / 100;
  const done = listOf(entry).filter((row) => labels[stateOf[status[row]!]!] === "delivered");
  const hoursOf = (row: number): number => hours[row]! / 2;
  const [spent, planned] = [addUp(done, hoursOf), addUp(listOf(delivered), budgetOf)];
  const ratio = spent / planned;
  if (!(ratio >= 1.1) || !Number.isFinite(ratio)) return {};
  const isOnTime = (row: number): boolean => status[row] === code("status", "onTime");
  const punctual =
    addUp(done.filter(isOnTime), hoursOf) / addUp(listOf(delivered).filter(isOnTime), budgetOf);
  const times = lever(
    { min: 1, max: 3, step: 0.01, start: Math.round(100 * ratio) / 100, mark: punctual },
    (value) => ({ value, as: { unit: "count", decimals: 2 } }),
  );
  const dataBudget = addUp(listOf(open), budgetOf);
  const missing = dataBudget * (times.at.value - 1);
  const openBudget = addUp(
    rows.filter((row) => kind[row] === open),
    budgetOf,
  );
  return {
    finding: { spent: whole(spent), planned: whole(planned) },
    action:
      missing >= 1
        ? { missing: whole(missing), share: inPercent(missing / openBudget) }
        : undefined,
    lever: along(times, (ratioThen) => whole(dataBudget * (ratioThen - 1))),
  };
};
