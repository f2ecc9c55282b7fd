import type { Recommend } from "../../query/claims/recommendation.ts";

/** Counts the late orders of the two erratic suppliers that would be in time if they were ordered some days sooner. */
export const recommend: Recommend = ({
  rows,
  column,
  code,
  isFiltered,
  inPercent,
  whole,
  lever,
  along,
}) => {
  if (["supplier", "daysLate", "origin"].some(isFiltered)) return {};
  const [supplier, daysLate] = [column("supplier"), column("daysLate")];
  const erratic = new Set(["supplier4", "supplier9"].map((id) => code("supplier", id)));
  const late = rows.filter((row) => daysLate[row]! > 0);
  const isTheirs = (row: number): boolean => erratic.has(supplier[row]!);
  const [theirs, others] = [late.filter(isTheirs), late.filter((row) => !isTheirs(row))];
  const longest = (some: Uint32Array): number =>
    some.reduce((most, row) => Math.max(most, daysLate[row]!), 0);
  const sooner = lever({ min: 1, max: longest(theirs), step: 1, start: 4 }, (value) => ({
    value,
    as: { unit: "days", decimals: 0 },
  }));
  const savedBy = (days: number): number => theirs.filter((row) => daysLate[row]! <= days).length;
  const saved = savedBy(sooner.at.value);
  const isTrue = theirs.length >= 0.45 * late.length && longest(theirs) > longest(others);
  if (!isTrue || late.length === 0 || others.length === 0) return {};
  return {
    finding: {
      theirs: whole(theirs.length),
      late: whole(late.length),
      longest: whole(longest(theirs)),
      others: whole(longest(others)),
    },
    action: saved > 1 ? { saved: whole(saved), share: inPercent(saved / late.length) } : undefined,
    // Late orders of theirs that are left.
    lever: along(sooner, (days) => whole(theirs.length - savedBy(days))),
  };
};
