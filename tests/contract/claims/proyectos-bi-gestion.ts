import { add, round, listValues, type Readings } from "../../support/claims/reading.ts";
import type { NaiveFigures } from "../../support/claims/open-rows.ts";

const atRisk = ["fleet", "quality"];
const late = ["production", "claims", "purchasing", "maintenance"];

const named = ({ list }: NaiveFigures, measure?: string) =>
  new Map(list(measure).map(({ name, value }) => [name, value]));
const quarterLoads = ({ list }: NaiveFigures, role: string): number[] =>
  list().flatMap(({ name, value }) => (name.endsWith(` ${role}`) ? value : []));
const direction = (numbers: readonly number[]): number => {
  const half = Math.floor(numbers.length / 2);
  return add(numbers.slice(-half)) - add(numbers.slice(0, half));
};

export const readings: Readings = {
  calendar: {
    isTrue: () => true,
    says: (rows) => {
      const [progress, delay] = [named(rows, "progress"), named(rows, "delay")];
      const delivered = [...progress].filter(([, share]) => share === 1).map(([name]) => name);
      return {
        delivered: delivered.length,
        onTime: delivered.filter((name) => delay.get(name)! <= 0).length,
        open: progress.size - delivered.length,
        atRisk: atRisk.filter((name) => progress.has(name)).length,
      };
    },
  },
  usedAgainstProgress: {
    isTrue: ({ of }) =>
      atRisk.every((name) => !(of(name) < of(name, "progress"))) &&
      atRisk.some((name) => of(name) > of(name, "progress")),
  },
  delayByChanges: {
    isTrue: ({ list, of }) =>
      list("changes").every(({ name, value }) => value <= 3 || of(name, "delay") > 0) &&
      list("changes").some(({ value }) => value > 3),
  },
  sharesByPhase: {
    isTrue: ({ of }) => of("data", "hoursShare") > of("data", "budgetShare"),
    says: ({ of }) => ({
      hours: 100 * of("data", "hoursShare"),
      budget: 100 * of("data", "budgetShare"),
    }),
  },
  usedByPhase: {
    isTrue: ({ of }) => {
      const used = late.map((name) => of(`${name} data`)).filter((value) => !Number.isNaN(value));
      return used.length > 0 && used.every((value) => value > 2);
    },
  },
  dataByProject: {
    line: ({ whole }) => whole("dataBudget"),
    isTrue: ({ list, of }) =>
      list().every(({ name, value }) => value <= 0.505 || of(name, "delay") > 0) &&
      list().some(({ value }) => value > 0.5),
  },
  hoursOverTime: {
    line: ({ whole }) => whole("dataBudget"),
    isTrue: (rows) => {
      const all = listValues(rows);
      return all.filter((share) => Math.abs(share - 0.5) < 0.105).length >= 0.75 * all.length;
    },
    says: ({ whole }) => ({ share: 100 * whole() }),
  },
  loadByRole: {
    isTrue: ({ of }) => of("dataSpecialist") > 1,
    says: ({ of }) => ({ load: 100 * of("dataSpecialist") }),
  },
  loadByQuarter: {
    isTrue: (rows) =>
      direction(quarterLoads(rows, "dataSpecialist")) > 0 &&
      direction(quarterLoads(rows, "visualiser")) < 0,
  },
  opensByTraining: {
    isTrue: ({ of }) => round(of("trained"), 1) > 2 * round(of("untrained"), 1),
    says: ({ of }) => ({ trained: of("trained"), untrained: of("untrained") }),
  },
  byManager: { isTrue: ({ list }) => list("onTime").filter(({ value }) => value < 1).length > 1 },
};
