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
  const spent = addUp(
    listOf(entry).filter((row) => labels[stateOf[status[row]!]!] === "delivered"),
    (row) => hours[row]! / 2,
  );
  const planned = addUp(listOf(delivered), budgetOf);
  const ratio = spent / planned;
  if (!(ratio >= 1.1) || !Number.isFinite(ratio)) return {};
  const missing = addUp(listOf(open), budgetOf) * (ratio - 1);
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
  };
};
