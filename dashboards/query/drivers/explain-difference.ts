import type { Codes } from "../table/codes.ts";
import type { DriverRows } from "./driver-rows.ts";
import { keepsThings, listDimensions, listSame, type Dimension } from "./dimension.ts";
import { explainRate } from "./explain-rate.ts";
import {
  makeDriver,
  rank,
  scaleDriver,
  scaleExplanation,
  standsOut,
  type Driver,
  type Explanation,
} from "./explanation.ts";
import { measureLikeForLike, type Found } from "./like-for-like.ts";
import type { Question } from "./list-questions.ts";
import { measureSides } from "./measure-difference.ts";
import { splitDifference } from "./split-difference.ts";
import type { Sides } from "./terms.ts";

/**
 * A bin inside another one is named in its place if it has at least this part of its difference, on at most this share
 * of its rows.
 */
const mostOfPart = 0.8;
const fewOfRows = 0.7;

/**
 * Explains a difference, one dimension a step, so that a page can yield between them; null where a side has no value.
 */
export function* explainDifference(
  rows: DriverRows,
  question: Question,
): Generator<void, Explanation | null> {
  const plain = yield* measureSides(rows, question);
  if (plain === null) return null;
  const dimensions = listReasons(rows, question);
  const isWhole =
    question.kind === "weight" &&
    question.factor === 1 &&
    isSameRows(question.flags.group, question.flags.reference);
  if (isWhole) return yield* explainRate(rows, question, plain, dimensions);
  const like = yield* measureLikeForLike(rows, question, plain);
  const found = like ?? { ...plain, flags: question.flags, causes: [] };
  const scale = question.relative === 0 ? 1 : question.relative / plain.reference;
  if (!Number.isFinite(scale)) return null;
  const drivers: Driver[] = [];
  for (const dimension of dimensions) {
    const { size, codes } = dimension;
    const isInside = question.kind === "weight" && hasOwnBins(found.flags, codes, size);
    const parts = splitDifference(found, found.flags, codes, size, isInside);
    const driver = makeDriver(question.kind, found, dimension, parts, found.difference);
    if (driver !== null) drivers.push(driver);
    yield;
  }
  const ranked = drivers.toSorted((a, b) => rank(b) - rank(a));
  const [first] = ranked;
  const explanation: Explanation = {
    question,
    value: plain.group,
    reference: plain.reference,
    expected: like === null ? null : like.reference,
    difference: found.difference,
    causes: found.causes,
    drivers: ranked,
    inside: null,
    without: [],
  };
  const inner =
    first === undefined || !standsOut(first)
      ? []
      : yield* splitPart(rows, explanation, first, first.key, found);
  const narrow = inner.find((one) => isNarrower(first!, one)) ?? null;
  return scaleExplanation({ ...explanation, inside: narrow }, scale);
}

/** Splits the part of one bin of a driver further, by finer levels and other columns. */
export function* explainPart(
  rows: DriverRows,
  explanation: Explanation,
  driver: Driver,
  slot: number,
): Generator<void, readonly Driver[]> {
  const { question } = explanation;
  const plain = yield* measureSides(rows, question);
  if (plain === null || explanation.without.length > 0) return [];
  const like =
    explanation.expected === null ? null : yield* measureLikeForLike(rows, question, plain);
  const scale = question.relative === 0 ? 1 : question.relative / plain.reference;
  const inner = yield* splitPart(rows, explanation, driver, slot, {
    ...(like ?? plain),
    flags: like?.flags ?? question.flags,
  });
  return inner.map((one) => scaleDriver(one, scale));
}

function* splitPart(
  rows: DriverRows,
  { question }: Explanation,
  { dimension }: Driver,
  slot: number,
  found: Found,
): Generator<void, Driver[]> {
  const { codes, size } = dimension;
  const isInside = question.kind === "weight" && hasOwnBins(found.flags, codes, size);
  const inner: Driver[] = [];
  const again = listSame(rows.definition.reasons?.same, dimension.column);
  for (const other of listReasons(rows, question)) {
    if (other.column === dimension.column && other.size <= size) continue;
    if (again.includes(other.column)) continue;
    const slots = new Uint16Array(codes.length);
    for (let row = 0; row < slots.length; row += 1) {
      slots[row] = codes[row] === slot ? other.codes[row]! : other.size;
    }
    const parts = splitDifference(found, found.flags, slots, other.size + 1, isInside);
    const own = parts.slice(0, -1);
    const whole = own.reduce((sum, { part }) => sum + part, 0);
    const share = own.reduce((sum, one) => sum + one.share, 0);
    const relative = own.map((one) => Object.assign(one, { share: one.share / share }));
    const driver = makeDriver(question.kind, found, other, relative, whole);
    if (driver !== null) inner.push(driver);
    yield;
  }
  return inner.toSorted((a, b) => b.lift - a.lift);
}

function listReasons(rows: DriverRows, { measure, flags, excluded }: Question): Dimension[] {
  return listDimensions(rows, excluded).filter((one) => keepsThings(rows, measure, flags, one));
}

function isNarrower({ parts, key }: Driver, inner: Driver): boolean {
  const { part, share } = inner.parts[inner.key]!;
  return part / parts[key]!.part >= mostOfPart && share <= fewOfRows;
}

/** True where every bin that has rows of the group has no other rows of the reference. */
function hasOwnBins({ group, reference }: Sides<Uint8Array>, codes: Codes, size: number): boolean {
  const others = new Uint8Array(size);
  for (let row = 0; row < group.length; row += 1) {
    if (reference[row] === 1 && group[row] === 0) others[codes[row]!] = 1;
  }
  return group.every((flag, row) => flag === 0 || others[codes[row]!] === 0);
}

function isSameRows(one: Uint8Array, other: Uint8Array): boolean {
  return one === other || one.every((flag, row) => flag === other[row]);
}
