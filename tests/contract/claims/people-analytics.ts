import {
  add,
  between,
  cross,
  isHighest,
  part,
  partOf,
  round,
  listValues,
  type Readings,
} from "../../support/claims/reading.ts";
import type { NaiveFigures } from "../../support/claims/open-rows.ts";

const levels = ["entry", "specialist", "manager"];
const departments = ["operations", "customerService", "sales", "technology", "administration"];
const ofWomen = ({ of }: NaiveFigures, step: string): number => of(`${step} women`);
const years = Array.from({ length: 13 }, (_, year) => String(year));
const inTime = (rows: NaiveFigures, sex: string): number =>
  part(rows, cross(years.slice(0, 5), [sex]), cross(years, [sex]));
const paid = ({ of }: NaiveFigures): boolean[] =>
  levels.flatMap((level) => {
    const [women, men] = [of(`${level} women`), of(`${level} men`)];
    return women > 0 && men > 0 ? [round(women) < round(men)] : [];
  });
const slowest = ({ list }: NaiveFigures): { bin: number } =>
  list("timeToHire").toSorted((a, b) => b.value - a.value)[0]!;

const bands = ["E1", "E2", "S1", "S2", "M1", "M2"];
const women = (rows: NaiveFigures, among: readonly string[]): number =>
  part(rows, cross(among, ["women"]), cross(among, ["women", "men"]));

const leaving = ({ of }: NaiveFigures): number =>
  round(of("manager women"), 3) / round(of("manager men"), 3);

export const readings: Readings = {
  leaversBySex: {
    isTrue: (rows) => leaving(rows) > 2.5 && leaving(rows) < 3,
    says: (rows) => ({ times: leaving(rows) }),
  },
  gapByBand: {
    isTrue: (rows) => listValues(rows).every((gap, at, all) => at === 0 || gap > all[at - 1]!),
  },
  womenByLevel: {
    isTrue: (rows) =>
      Math.abs(women(rows, bands) - 0.5) < 0.04 &&
      Math.abs(women(rows, ["M1", "M2"]) - 0.25) < 0.04,
    says: (rows) => ({
      staff: 100 * women(rows, bands),
      managers: 100 * women(rows, ["M1", "M2"]),
    }),
  },
  monthsToManager: {
    isTrue: (rows) => inTime(rows, "men") - inTime(rows, "women") > 0.045,
    says: (rows) => ({ women: 100 * inTime(rows, "women"), men: 100 * inTime(rows, "men") }),
  },
  womenByDepartment: {
    isTrue: ({ of }) => departments.every((department) => of(`${department} manager`) < 0.5),
  },
  hiresBySex: {
    isTrue: (rows) =>
      Math.abs(ofWomen(rows, "hiresShare") - 0.5) <= 0.055 &&
      ofWomen(rows, "managersShare") < ofWomen(rows, "staffShare") - 0.09,
    says: (rows) => ({
      hired: 100 * ofWomen(rows, "hiresShare"),
      managers: 100 * ofWomen(rows, "managersShare"),
    }),
  },
  stages: { isTrue: () => true, says: ({ of }) => ({ days: of("offer") }) },
  stagesByDepartment: {
    isTrue: isHighest(["technology"], "timeToHire").isTrue,
    says: (rows) => ({ slowest: slowest(rows) }),
  },
  stayedBySource: {
    isTrue: ({ of }) =>
      ["jobBoard", "agency"].every((source) => round(of("referral")) > 2 * round(of(source))),
  },
  hiresBySource: between(0.35, 0.45, (rows) => partOf(rows, ["jobBoard"])),
  leaversByTenure: between(0.45, 0.55, (rows) => partOf(rows, ["0", "1", "2", "3"])),
  leaveRateByTraining: {
    isTrue: ({ of }) => round(of("untrained"), 3) > 2 * round(of("trained"), 3),
    says: ({ of }) => ({ untrained: 100 * of("untrained"), trained: 100 * of("trained") }),
  },
  hoursBySite: {
    isTrue: ({ of, list }) =>
      list().every(
        ({ name, value }) =>
          name === "headOffice" || round(of("headOffice"), 1) > 2 * round(value, 1),
      ),
  },
  untrainedByTenure: {
    isTrue: (rows) => {
      const near = listValues(rows).filter((share) => Math.abs(share - 1 / 3) < 0.066);
      return near.length >= listValues(rows).length - 1;
    },
    says: ({ whole }) => ({ share: 100 * whole() }),
  },
  gapWithin: {
    isTrue: ({ of }) => of("levelGap") > -0.005 && of("mixGap") > 0,
    says: ({ of, whole }) => ({ all: 100 * whole("payGap"), level: 100 * of("levelGap") }),
  },
  payByLevel: {
    isTrue: (rows) => paid(rows).length === 3 && paid(rows).every(Boolean),
    says: (rows) => ({
      count: paid(rows).filter(Boolean).length,
      levels: paid(rows).length,
    }),
  },
  gapByLevel: {
    isTrue: ({ of }) => of("entry") < of("specialist") && of("specialist") < of("manager"),
  },
  gapByBandWidth: {
    isTrue: ({ list, of }) => {
      const widest = list()
        .toSorted((a, b) => b.value - a.value)
        .map(({ name }) => name);
      const half = Math.floor(widest.length / 2);
      const gap = (names: readonly string[]): number =>
        add(names.map((name) => of(name, "payGap")));
      return gap(widest.slice(0, half)) > gap(widest.slice(-half));
    },
  },
};
