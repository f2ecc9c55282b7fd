import type { Recommend } from "../../query/claims/recommendation.ts";

const part = 0.25;

/** Sums what the quarter of the customers at risk spent that spent most: those to call first. */
export const recommend: Recommend = ({
  rows,
  column,
  code,
  isFiltered,
  addUp,
  inEuros,
  inPercent,
  whole,
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
  const first = risk
    .toSorted((a, b) => spent[b]! - spent[a]!)
    .slice(0, Math.round(risk.length * part));
  return {
    finding: {
      share: inPercent(share),
      sales: inPercent(sales),
      all: inEuros(all),
      risk: whole(risk.length),
    },
    action: {
      first: whole(first.length),
      risk: whole(risk.length),
      spent: inEuros(addUp(first, spentOf)),
      lost: inEuros(addUp(risk, spentOf)),
    },
  };
};
