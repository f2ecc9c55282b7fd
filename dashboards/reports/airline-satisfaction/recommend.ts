import type { Recommend } from "../../query/claims/recommendation.ts";

/** Classes, types of customer and hauls. */
const cells = 3 * 2 * 2;

/** Counts who would be satisfied if a poor Wi-Fi pleased as a better one does, with class, haul and customer alike. */
export const recommend: Recommend = ({ rows, column, code, isFiltered, addUp, whole, lever }) => {
  if (isFiltered("satisfied") || isFiltered("wifi")) return {};
  const [wifi, satisfied] = [column("wifi"), column("satisfied")];
  const [service, customer, haul] = [column("class"), column("customer"), column("haul")];
  const yes = code("satisfied", "satisfied");
  const least = lever({ min: 2, max: 5, step: 1, start: 3 }, whole);
  const pass = least.at.value;
  const [poor, poorPleased, passable, passablePleased] = Array.from(
    { length: 4 },
    () => new Uint32Array(cells),
  ) as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
  let [pleased, low] = [0, 0];
  for (const row of rows) {
    const cell = (service[row]! * 2 + customer[row]!) * 2 + haul[row]!;
    const isPleased = satisfied[row] === yes ? 1 : 0;
    pleased += isPleased;
    if (wifi[row]! < 3) low += 1;
    if (wifi[row]! > pass) continue;
    const [all, those] = wifi[row] === pass ? [passable, passablePleased] : [poor, poorPleased];
    all[cell]! += 1;
    those[cell]! += isPleased;
  }
  const more = addUp(poor.keys(), (cell) =>
    poor[cell] === 0
      ? 0
      : (poor[cell]! * passablePleased[cell]!) / passable[cell]! - poorPleased[cell]!,
  );
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
    lever: least,
  };
};
