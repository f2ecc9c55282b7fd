import type { Recommend } from "../../query/claims/recommendation.ts";

const autumn = new Set([10, 11, 12]);
const [january, february, september] = [1, 2, 9];
const fewestMonths = 6;
/** Part of the autumn's fertiliser that is bought earlier, and storage in euros per tonne and month. */
const [part, storage] = [0.5, 5];

/** Buys half of the autumn's fertiliser in an earlier month, at its price then, and stores it until it is needed. */
export const recommend: Recommend = ({
  rows,
  column,
  level,
  addUp,
  inEuros,
  inPercent,
  whole,
  lever,
  along,
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
  const earlier = lever({ min: january, max: september, step: 1, start: february }, whole);
  const everBought = Map.groupBy(Array.from(day.keys()).filter(isFertiliser), monthOf);
  /** Sums what buying in a month saves, and the tonne-months of storage that it takes, of all that is bought late. */
  const buyIn = (month: number) => {
    const thenBought = Map.groupBy(everBought.get(month) ?? [], (row) => item[row]!);
    const thenPrice = new Map([...thenBought].map(([id, lines]) => [id, priceIn(lines)]));
    const saved = addUp(
      late,
      (row) => (amount[row]! - kilos[row]! * (thenPrice.get(item[row]!) ?? NaN)) / 100,
    );
    const stored = addUp(late, (row) => (kilos[row]! / 1000) * (monthOf(row) - month));
    return { saved, stored, gain: part * (saved - storage * stored) };
  };
  const month = earlier.at.value;
  const { saved, stored, gain } = buyIn(month);
  return {
    finding: { share: inPercent(share), over: inEuros(over) },
    action: gain > 0 ? { gain: inEuros(gain), storage: inEuros(saved / stored, 2) } : undefined,
    lever: along(earlier, (then) => inEuros(buyIn(then).gain)),
    scenario: { part: 100 * part, month: month - 1, storage },
  };
};
