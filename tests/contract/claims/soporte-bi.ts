import {
  add,
  between,
  cross,
  isHighest,
  isLowest,
  partOf,
  round,
  listValues,
  type Readings,
} from "../../support/claims/reading.ts";
import type { NaiveFigures } from "../../support/claims/open-rows.ts";

const waits = ({ of }: NaiveFigures): number[] =>
  ["frontLine", "workplace", "applications", "networks"]
    .map((team) => round(of(team, "waiting"), 2))
    .filter((value) => !Number.isNaN(value));
const most = ({ list }: NaiveFigures, measure: string): { bin: number } =>
  list(measure).toSorted((a, b) => b.value - a.value)[0]!;

const first = ({ list }: NaiveFigures): { bin: number } =>
  list().toSorted((a, b) => b.value - a.value)[0]!;
const busiest = (rows: NaiveFigures): number => {
  const values = listValues(rows);
  return Math.max(...values) / (add(values) / values.length);
};

const waiting = ({ whole }: NaiveFigures): number =>
  round(whole("wait")) / round(whole("resolution"));

const moves = ({ of }: NaiveFigures): number =>
  round(of("access handedOver")) / round(of("access kept"));

export const readings: Readings = {
  waitByMove: {
    isTrue: (rows) => moves(rows) > 3 && moves(rows) < 4,
    says: (rows) => ({ times: moves(rows) }),
  },
  waitingByHour: {
    isTrue: isHighest(["weekday0 6"]).isTrue,
    says: ({ of }) => ({ most: of("weekday0 6") }),
  },
  queue: {
    isTrue: (rows) =>
      Math.abs(round(rows.whole("resolution")) / 60 - 24) <= 0.51 &&
      Math.abs(waiting(rows) - 0.5) <= 0.026,
    says: (rows) => ({ mean: round(rows.whole("resolution")) / 60, wait: 100 * waiting(rows) }),
  },
  targets: {
    isTrue: (rows) => Math.max(...listValues(rows)) > 1.9 * Math.min(...listValues(rows)),
  },
  ticketsByHours: {
    isTrue: ({ whole }) => Math.floor(round(whole("resolution")) / 180) === 8,
    says: ({ list, whole }) => ({
      mean: round(whole("resolution")) / 60,
      tail: 3 * (1 + list().findLast(({ value }) => value > 0)!.bin),
    }),
  },
  waitingByTeam: {
    isTrue: (rows) => waits(rows).every((wait, at, all) => at === 0 || wait > all[at - 1]!),
    says: (rows) => ({ slowest: most(rows, "waiting") }),
  },
  timeByCategory: {
    isTrue: isHighest(["network", "software"], "wait").isTrue,
    says: (rows) => ({ longest: most(rows, "wait") }),
  },
  categories: {
    isTrue: (rows) =>
      isHighest(["access"], "tickets").isTrue(rows) &&
      isLowest(["access"], "resolution").isTrue(rows),
  },
  firstContactByTeam: isHighest(["frontLine"]),
  route: between(0.5, 1, (rows) =>
    partOf(rows, cross(["frontLine"], ["workplace", "applications", "networks"])),
  ),
  arrivals: isHighest(["weekday0 0"]),
  replies: isHighest(["weekday0 0"]),
  ticketsByDay: {
    isTrue: (rows) => busiest(rows) > 1.49,
    says: (rows) => ({ times: busiest(rows), day: first(rows) }),
  },
  resolutionByQuarter: {
    isTrue: (rows) => Math.max(...listValues(rows)) / Math.min(...listValues(rows)) < 1.06,
  },
};
