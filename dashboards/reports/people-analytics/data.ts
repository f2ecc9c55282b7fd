import { assignCells } from "../../data/assign-cells.ts";
import { drawColumn } from "../../data/draw-column.ts";
import { fillToSum } from "../../data/fill-to-sum.ts";
import { nudgeToSum } from "../../data/nudge-to-sum.ts";
import { SeededRandom } from "../../data/seeded-random.ts";
import { spreadQuota } from "../../data/spread-quota.ts";
import type { Integers } from "../../query/table/column.ts";
import { countPeople, type Cell } from "./people.ts";
import { bands, leavingIds, longestTenure, siteIds } from "./staff.ts";

const departmentsByLevel = [
  [46, 28, 14, 4, 8],
  [17, 12, 19, 38, 14],
  [31, 18, 20, 17, 14],
];
const sitesByDepartment = [
  [6, 38, 30, 26],
  [10, 34, 30, 26],
  [42, 24, 18, 16],
  [74, 12, 8, 6],
  [82, 8, 6, 4],
];
// Weights of sources by kind of leaving: recommended people stay, those from a job board soon leave.
const sourcesByLeaving = [
  [24, 40, 16, 20],
  [8, 60, 20, 12],
  [36, 25, 14, 25],
  [22, 38, 20, 20],
];
// A third of the staff has no training; of the voluntary leavers, seven in twelve.
const untrainedOfStaff = 2000;
const untrainedOfLeavers = 525;
const untrainedBySite = [16, 40, 42, 44];
const longestTraining = 60;
const hoursBySite = [30, 17, 16, 15];
/** Average days of each stage of a hiring, 45 in all (§9). */
const stageDays = { screening: 13, interviews: 17, offer: 15 };
const longestStage = 90;
const daysByDepartment = {
  screening: [11, 11, 13, 22, 12],
  interviews: [14, 14, 16, 31, 17],
  offer: [14, 14, 15, 19, 15],
};
const promotedAfterBySex = [80, 61];
const managerLevel = 2;
/** Steps between the mean of a band and either end. */
const paySteps = 8;

/** Generates everyone who worked in the company during the year. */
export function generate(): Record<string, Integers> {
  const random = new SeededRandom(5025);
  const people = countPeople();
  const { cellOf, read, draw } = assignCells(people, random);
  const department = drawColumn(
    read(({ level }) => level),
    departmentsByLevel,
    random,
  );
  const site = drawColumn(department, sitesByDepartment, random);
  const promotedAfter = draw(({ level, sex }) =>
    level === managerLevel ? weighAround(promotedAfterBySex[sex]!, 150) : [1],
  );
  const tenure = draw(weighTenure).map((months, row) =>
    promotedAfter[row] === 0 ? months : Math.max(months, promotedAfter[row]! + 1 + (row % 40)),
  );
  const isNew = read((cell) => cell.isNew);
  const stages = Object.entries(stageDays).map(([stage, days]) => {
    const weights = daysByDepartment[stage as keyof typeof stageDays];
    const drawn = drawColumn(
      department,
      weights.map((mean) => weighAround(mean, longestStage)),
      random,
    ).map((value, row) => (isNew[row] === 1 ? value : 0));
    const sum = days * isNew.reduce((all, one) => all + one, 0);
    return [stage, nudgeToSum(drawn, { sum, min: 1, max: longestStage }, random)] as const;
  });
  const leaving = read((cell) => cell.leaving);
  const training = drawTraining({ site, leaving }, random);
  return {
    person: read(({ person }) => person),
    band: read(({ band }) => band),
    department,
    site,
    leaving,
    tenure,
    promotedAfter,
    source: drawColumn(leaving, sourcesByLeaving, random),
    training,
    learning: training.map((hours, row) => (hours > 0 ? 0 : 1) + (leaving[row] === 0 ? 0 : 2)),
    hiring: isNew,
    ...Object.fromEntries(stages),
    pay: drawPay(cellOf, people, random),
  };
}

/**
 * Draws hours of training in the year: an exact number of people have none, fewer at head office and among those who
 * stay.
 */
function drawTraining(
  { site, leaving }: { site: Uint16Array; leaving: Uint16Array },
  random: SeededRandom,
): Uint16Array {
  const hours = drawColumn(
    site,
    hoursBySite.map((mean) => weighAround(mean, longestTraining)),
    random,
  );
  const order = random.shuffle(Uint16Array.from(hours.keys()));
  for (const [isLeaver, quota] of [untrainedOfStaff, untrainedOfLeavers].entries()) {
    const rowsBySite = siteIds.map((_, code) =>
      order.filter((row) => site[row] === code && Number(leaving[row] !== 0) === isLeaver),
    );
    const sizes = rowsBySite.map(({ length }) => length);
    const untrained = spreadQuota(
      quota,
      sizes.map((size, code) => size * untrainedBySite[code]!),
      sizes,
    );
    for (const [code, rows] of rowsBySite.entries()) {
      for (const row of rows.subarray(0, untrained[code])) hours[row] = 0;
    }
  }
  return hours;
}

/**
 * Draws euros a year: the mean of each band is exact for the men of the staff, and lower for women by the band's gap.
 */
function drawPay(
  cellOf: Uint16Array,
  { cells, counts }: ReturnType<typeof countPeople>,
  random: SeededRandom,
): Int32Array {
  const weights = Array.from(
    { length: 2 * paySteps + 1 },
    (_, at) => 3 + paySteps - Math.abs(at - paySteps),
  );
  const pays = cells.map(({ band, sex }, cell) => {
    const { pay, gapPermille, spreadPercent } = bands[band]!;
    const mean = sex === 0 ? Math.round((pay * (1000 - gapPermille)) / 1000) : pay;
    const step = Math.floor((pay * spreadPercent) / (100 * paySteps));
    const quota = { count: counts[cell]!, sum: 0, min: -paySteps, max: paySteps, weights };
    const own = fillToSum(quota, random).map((steps) => mean + steps * step);
    // Pairs move in opposite directions, which keeps the mean.
    for (let at = 0; at + 1 < own.length; at += 2) {
      const more = random.below(step);
      own[at]! += more;
      own[at + 1]! -= more;
    }
    return own;
  });
  const next = pays.map(() => 0);
  return Int32Array.from(cellOf, (cell) => pays[cell]![next[cell]!++]!);
}

function weighTenure({ tenure: { from, to }, leaving }: Cell): number[] {
  const bend = leavingIds[leaving] === "stays" ? 90 : 40;
  return Array.from({ length: longestTenure }, (_, months) =>
    months < from || months > to ? 0 : Math.floor(100_000 / (bend + months - from)),
  );
}

/** Weighs whole numbers from 1 to `most` around a mean, as a triangle with a long tail. */
function weighAround(mean: number, most: number): number[] {
  const peak = Math.floor(mean / 2);
  return Array.from({ length: most + 1 }, (_, value) => {
    if (value === 0) return 0;
    return value <= peak
      ? value * 10
      : Math.max(0, Math.floor((peak * 10 * (2 * mean + 2 - value)) / (2 * mean + 2 - peak)));
  });
}
