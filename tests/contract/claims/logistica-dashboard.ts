import { add, isHighest, partOf, round, type Readings } from "../../support/claims/reading.ts";
import type { NaiveFigures } from "../../support/claims/open-rows.ts";

const farMovers = ["R-126", "R-131", "R-132", "R-136", "R-137"];

function countFar({ list, of }: NaiveFigures): number {
  const most = list("departures")
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 8);
  const near = Math.min(...farMovers.map((item) => round(of(item))));
  return most.filter(({ name }) => round(of(name)) >= near).length;
}

export const readings: Readings = {
  walkByAisle: {
    isTrue: ({ of }) => of("G") + of("H") > of("G", "departuresShare") + of("H", "departuresShare"),
    says: ({ of }) => ({
      picks: 100 * (of("G", "departuresShare") + of("H", "departuresShare")),
      metres: 100 * (of("G") + of("H")),
    }),
  },
  floorPlan: { isTrue: ({ rowCount }) => rowCount === 73_000 },
  idleByCustomer: {
    isTrue: (rows) => {
      const two = ["Alba Menaje", "Taller Torno"];
      return isHighest(two).isTrue(rows) && partOf(rows, two) > 0.55;
    },
  },
  daysStill: {
    isTrue: ({ of }) => {
      const sum = (bins: readonly number[]): number => add(bins.map((bin) => of(String(bin))));
      return sum([12, 13, 14, 15, 16]) > sum([6, 7, 8, 9, 10]);
    },
  },
  occupiedByMonth: {
    isTrue: isHighest(["10"]).isTrue,
    says: ({ of }) => ({
      occupied: 100 * of("10"),
      without: 100 * of("10", "withoutIdle"),
    }),
  },
  occupiedByZone: {
    isTrue: ({ of }) => of("cold") > 0.89 && Math.abs(1 - of("bulk") - 1 / 3) < 0.07,
  },
  zonesByMonth: {
    isTrue: ({ of }) =>
      of("bulk 10") < 0.9 &&
      ["picking", "cold", "racks"].every((zone) => of(`${zone} 10`) >= 0.945),
  },
  slotsByState: {
    isTrue: () => true,
    says: (rows) => ({ idle: 100 * partOf(rows, ["idle"]) }),
  },
  departuresByDistance: {
    isTrue: (rows) => countFar(rows) === 5,
    says: (rows) => ({ count: countFar(rows) }),
  },
  mostMoved: {
    isTrue: (rows) => partOf(rows, farMovers) > 0.495,
    says: (rows) => ({ share: 100 * partOf(rows, farMovers) }),
  },
  departuresByMonth: {
    isTrue: ({ list }) => {
      const [autumn, others] = [
        [8, 9, 10],
        [0, 1, 2, 3, 4, 5, 6, 7, 11],
      ].map((months) => add(months.map((month) => list()[month]!.value)) / months.length);
      return autumn! > 1.08 * others!;
    },
  },
};
