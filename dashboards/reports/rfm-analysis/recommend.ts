import type { Recommend } from "../../query/claims/recommendation.ts";

const part = 0.25;

/** Sums what those customers at risk spent who spent most: a quarter, unless asked otherwise. */
export const recommend: Recommend = ({
  rows,
  column,
  code,
  isFiltered,
  addUp,
  inEuros,
  inPercent,
  whole,
  lever,
}) => {
  if (["group", "customer"].some(isFiltered)) return {};
  const [group, spent] = [column("group"), column("spent")];
  const [champions, loyal, atRisk] = ["champions", "loyal", "atRisk"].map((id) =>
    code("group", id),
  );
  const spentOf = (row: number): number => spent[row]! / 100;
  const best = rows.filter((row) => group[row] === champions || group[row] === loyal);
  const risk = rows.filter((row) => group[row] === atRisk);
  const all = addUp(rows, spentOf);
  const [share, sales] = [best.length / rows.length, addUp(best, spentOf) / all];
  if (!(sales > 2 * share) || risk.length < 4) return {};
  const start = Math.round(risk.length * part);
  const calls = lever({ min: 2, max: risk.length, step: 1, start }, whole);
  const first = risk.toSorted((a, b) => spent[b]! - spent[a]!).slice(0, calls.at.value);
  return {
    finding: {
      share: inPercent(share),
      sales: inPercent(sales),
      all: inEuros(all),
      risk: whole(risk.length),
    },
    action: {
      risk: whole(risk.length),
      spent: inEuros(addUp(first, spentOf)),
      lost: inEuros(addUp(risk, spentOf)),
    },
    lever: calls,
  };
};
