import type { Recommend } from "../../query/claims/recommendation.ts";

const customers = 2;

function inDays(value: number) {
  return { value, as: { unit: "days", decimals: 0 } } as const;
}

/** Counts the places that the fullest day would need without the idle goods of the two customers with most of them. */
export const recommend: Recommend = ({
  rows,
  column,
  code,
  level,
  isFiltered,
  addUp,
  whole,
  lever,
  along,
}) => {
  if (["item", "state"].some(isFiltered)) return {};
  const [day, state, item] = [column("day"), column("state"), column("item")];
  const since = column("since");
  const [empty, idle] = [code("state", "empty"), code("state", "idle")];
  const { of: customerOf } = level("item", "customer");
  const isOccupied = (row: number): boolean => state[row] !== empty;
  const byDay = Map.groupBy(rows, (row) => day[row]!);
  const counts = [...byDay.values()].map((places) => ({
    places: places.length,
    rows: places.filter(isOccupied),
    occupied: places.filter(isOccupied).length,
    idle: places.filter((row) => state[row] === idle),
  }));
  const fullest = counts.reduce((most, one) => (one.occupied > most.occupied ? one : most), {
    places: 0,
    rows: [] as number[],
    occupied: 0,
    idle: [] as number[],
  });
  if (fullest.occupied <= 0.9 * fullest.places || fullest.idle.length === 0) return {};
  const still = lever({ min: 60, max: 365, step: 5, start: 180 }, inDays);
  /** Counts the places that stand still by customer, most first. */
  const stillBy = (limit: number): number[] => {
    const stillThen = fullest.rows.filter((row) => since[row]! > limit);
    const byCustomer = Map.groupBy(stillThen, (row) => customerOf[item[row]!]!);
    return [...byCustomer.values()].map((places) => places.length).toSorted((a, b) => b - a);
  };
  const theirsAt = (limit: number): number =>
    addUp(stillBy(limit).slice(0, customers), (places) => places);
  const theirs = theirsAt(still.at.value);
  return {
    finding: {
      occupied: whole(fullest.occupied),
      places: whole(fullest.places),
      idle: whole(fullest.idle.length),
    },
    action:
      stillBy(still.at.value).length > customers
        ? { enough: whole(fullest.occupied - theirs), theirs: whole(theirs) }
        : undefined,
    lever: along(still, (limit) => whole(theirsAt(limit))),
  };
};
