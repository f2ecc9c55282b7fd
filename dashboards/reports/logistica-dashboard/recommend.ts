import type { Recommend } from "../../query/claims/recommendation.ts";

const customers = 2;

/** Counts the places that the fullest day would need without the idle goods of the two customers with most of them. */
export const recommend: Recommend = ({ rows, column, code, level, isFiltered, whole }) => {
  if (["item", "state"].some(isFiltered)) return {};
  const [day, state, item] = [column("day"), column("state"), column("item")];
  const [empty, idle] = [code("state", "empty"), code("state", "idle")];
  const { of: customerOf } = level("item", "customer");
  const isOccupied = (row: number): boolean => state[row] !== empty;
  const byDay = Map.groupBy(rows, (row) => day[row]!);
  const days = [...byDay.values()].map((places) => ({
    places: places.length,
    occupied: places.filter(isOccupied).length,
    idle: places.filter((row) => state[row] === idle),
  }));
  const fullest = days.reduce((most, one) => (one.occupied > most.occupied ? one : most), {
    places: 0,
    occupied: 0,
    idle: [] as number[],
  });
  if (fullest.occupied <= 0.9 * fullest.places || fullest.idle.length === 0) return {};
  const byCustomer = Map.groupBy(fullest.idle, (row) => customerOf[item[row]!]!);
  const theirs = [...byCustomer.values()]
    .map((places) => places.length)
    .toSorted((a, b) => b - a)
    .slice(0, customers)
    .reduce((sum, places) => sum + places, 0);
  return {
    finding: {
      occupied: whole(fullest.occupied),
      places: whole(fullest.places),
      idle: whole(fullest.idle.length),
    },
    action:
      byCustomer.size > customers
        ? { theirs: whole(theirs), enough: whole(fullest.occupied - theirs) }
        : undefined,
  };
};
