import type { Recommend } from "../../query/claims/recommendation.ts";

const autumn = new Set([10, 11, 12]);
const february = 2;
const fewestMonths = 6;
/** Part of the autumn's fertiliser that is bought in February, and storage in euros per tonne and month. */
const [part, storage] = [0.5, 5];

/** Buys half of the autumn's fertiliser in February, at its price then, and stores it until it is needed. */
export const recommend: Recommend = ({
  rows,
  column,
  level,
  addUp,
  inEuros,
  inPercent,
  monthOf: monthOfDay,
}) => {
  const [day, item] = [column("day"), column("item")];
  const [kilos, amount, atFirstHalf] = [column("kilos"), column("amount"), column("atFirstHalf")];
  const { of: familyOf, labels } = level("item", "family");
  const fertiliser = labels.indexOf("fertiliser");
  const isFertiliser = (row: number): boolean => familyOf[item[row]!] === fertiliser;
  const monthOf = (row: number): number => monthOfDay(day[row]!);
  const bought = rows.filter(isFertiliser);
  const late = bought.filter((row) => autumn.has(monthOf(row)));
  const [allKilos, lateKilos] = [bought, late].map((some) => addUp(some, (row) => kilos[row]!));
  const over = addUp(bought, (row) => (amount[row]! - atFirstHalf[row]!) / 100);
  const priceIn = (some: Iterable<number>): number => {
    const lines = [...some];
    return addUp(lines, (row) => amount[row]!) / addUp(lines, (row) => kilos[row]!);
  };
  const byMonth = Map.groupBy(bought, monthOf);
  const prices = [...byMonth].map(([month, lines]) => ({ month, price: priceIn(lines) }));
  const dearest = prices.toSorted((a, b) => b.price - a.price).slice(0, autumn.size);
  const share = lateKilos! / allKilos!;
  const isTrue = over > 0 && share > 0.3 && dearest.every(({ month }) => autumn.has(month));
  if (!isTrue || byMonth.size < fewestMonths) return {};
  const inFebruary = Map.groupBy(
    Array.from(day.keys()).filter((row) => isFertiliser(row) && monthOf(row) === february),
    (row) => item[row]!,
  );
  const februaryPrice = new Map([...inFebruary].map(([id, lines]) => [id, priceIn(lines)]));
  const saved = addUp(
    late,
    (row) => (amount[row]! - kilos[row]! * (februaryPrice.get(item[row]!) ?? NaN)) / 100,
  );
  const stored = addUp(late, (row) => (kilos[row]! / 1000) * (monthOf(row) - february));
  const gain = part * (saved - storage * stored);
  return {
    finding: { share: inPercent(share), over: inEuros(over) },
    action: gain > 0 ? { gain: inEuros(gain), storage: inEuros(saved / stored, 2) } : undefined,
    scenario: { part: 100 * part, month: february - 1, storage },
  };
};
