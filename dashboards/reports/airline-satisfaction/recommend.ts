import type { Recommend } from "../../query/claims/recommendation.ts";

/** Classes, types of customer and hauls; ratings are 0 to 5. */
const cells = 3 * 2 * 2;
const ratings = 6;

/** Counts who would be satisfied if a poor Wi-Fi pleased as a better one does, with class, haul and customer alike. */
export const recommend: Recommend = ({
  rows,
  column,
  code,
  isFiltered,
  addUp,
  whole,
  lever,
  along,
}) => {
  if (isFiltered("satisfied") || isFiltered("wifi")) return {};
  const [wifi, satisfied] = [column("wifi"), column("satisfied")];
  const [service, customer, haul] = [column("class"), column("customer"), column("haul")];
  const yes = code("satisfied", "satisfied");
  const least = lever({ min: 2, max: 5, step: 1, start: 3 }, whole);
  const [all, those] = [0, 0].map(() => new Uint32Array(ratings * cells)) as [
    Uint32Array,
    Uint32Array,
  ];
  let [pleased, low] = [0, 0];
  for (const row of rows) {
    const cell = (service[row]! * 2 + customer[row]!) * 2 + haul[row]!;
    const isPleased = satisfied[row] === yes ? 1 : 0;
    pleased += isPleased;
    if (wifi[row]! < 3) low += 1;
    const at = wifi[row]! * cells + cell;
    all[at]! += 1;
    those[at]! += isPleased;
  }
  const gainAt = (pass: number): number =>
    addUp(all.subarray(0, pass * cells).keys(), (at) => {
      const better = pass * cells + (at % cells);
      return all[at] === 0 ? 0 : (all[at]! * those[better]!) / all[better]! - those[at]!;
    });
  const more = gainAt(least.at.value);
  return {
    finding: {
      unsatisfied: whole(rows.length - pleased),
      all: whole(rows.length),
      low: whole(low),
    },
    action:
      more >= 2
        ? { more: whole(more), share: whole((100 * (pleased + more)) / rows.length) }
        : undefined,
    lever: along(least, (pass) => whole(gainAt(pass))),
  };
};
