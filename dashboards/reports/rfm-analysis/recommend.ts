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
  along,
}) => {
  if (["group", "customer"].some(isFiltered)) return {};
  const [group, spent] = [column("group"), column("spent")];
  const atRisk = code("group", "atRisk");
  const spentOf = (row: number): number => spent[row]! / 100;
  const risk = rows.filter((row) => group[row] === atRisk);
  const all = addUp(rows, spentOf);
  const lost = addUp(risk, spentOf);
  const [share, sales] = [risk.length / rows.length, lost / all];
  // They spent more than the others.
  if (!(sales > share) || risk.length < 4) return {};
  const start = Math.round(risk.length * part);
  const calls = lever({ min: 2, max: risk.length, step: 1, start }, whole);
  const dearestFirst = risk.toSorted((a, b) => spent[b]! - spent[a]!);
  const spentByFirst = (called: number): number => addUp(dearestFirst.slice(0, called), spentOf);
  return {
    finding: {
      share: inPercent(share),
      sales: inPercent(sales),
      all: inEuros(all),
      risk: whole(risk.length),
    },
    action: {
      spent: inEuros(spentByFirst(calls.at.value)),
      risk: whole(risk.length),
      lost: inEuros(lost),
    },
    lever: along(calls, (called) => inEuros(spentByFirst(called))),
  };
};
