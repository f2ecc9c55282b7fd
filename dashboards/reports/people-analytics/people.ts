import { spreadQuota } from "../../data/spread-quota.ts";
import { bands, earlyMonths, levelIds, personIds, sexIds, staffByLevel } from "./staff.ts";

/** People drawn with the same weights, as codes of the columns; `isNew` where hired within the year. */
export type Cell = {
  person: number;
  sex: number;
  band: number;
  level: number;
  leaving: number;
  isNew: boolean;
  tenure: { from: number; to: number };
};

// People hired within the year and still employed, by level, for each sex.
const newByLevel = [340, 80, 0];
// Half of the voluntary leavers leave before two years; each kind has as many women as men.
const leaversByKind = [
  { leaving: 1, isNew: true, tenure: { from: 1, to: 5 }, counts: [57, 9, 0] },
  { leaving: 1, isNew: false, tenure: { from: 6, to: earlyMonths - 1 }, counts: [94, 20, 0] },
  { leaving: 2, isNew: false, tenure: { from: earlyMonths, to: 130 }, counts: [126, 40, 14] },
  { leaving: 3, isNew: false, tenure: { from: 30, to: 300 }, counts: [58, 20, 12] },
];

/** Returns the cells and their numbers of people: 6,000 on the staff and 900 who left within the year. */
export function countPeople(): { cells: Cell[]; counts: number[] } {
  const cells: Cell[] = [];
  const counts: number[] = [];
  const add = (cell: Omit<Cell, "band">, count: number): void => {
    const own = bands.flatMap(({ level }, band) => (level === cell.level ? [band] : []));
    const parts = spreadQuota(
      count,
      own.map((band) => bands[band]!.share),
    );
    for (const [at, band] of own.entries()) {
      cells.push({ ...cell, band });
      counts.push(parts[at]!);
    }
  };
  for (const sex of sexIds.keys()) {
    for (const level of levelIds.keys()) {
      const person = sex * levelIds.length + level;
      const isNew = { isNew: true, tenure: { from: 0, to: 11 } };
      const before = { isNew: false, tenure: { from: 12, to: 240 } };
      const recent = newByLevel[level]!;
      add({ person, sex, level, leaving: 0, ...isNew }, recent);
      add({ person, sex, level, leaving: 0, ...before }, staffByLevel[level]![sex]! - recent);
      for (const { counts: byLevel, ...kind } of leaversByKind) {
        add({ person: personIds.length - 2 + sex, sex, level, ...kind }, byLevel[level]!);
      }
    }
  }
  return { cells, counts };
}
