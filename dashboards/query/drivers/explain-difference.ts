import { listLeaves } from "../measures/measure-bases.ts";
import type { Codes } from "../table/codes.ts";
import type { DriverRows } from "./driver-rows.ts";
import { listDimensions, type Dimension } from "./dimension.ts";
import { findOutliers } from "./find-outliers.ts";
import { readLikeForLike, splitByCause, type Cause } from "./like-for-like.ts";
import type { Question } from "./list-questions.ts";
import { measureDifference, type MeasureDifference } from "./measure-difference.ts";
import { addUp, splitDifference, type Part } from "./split-difference.ts";
import { readTerms, type Sides } from "./terms.ts";

/**
 * A difference by the bins of one dimension, whose parts add up to it. `key` is the bin that adds most in the direction of the difference,
 * and `lift` how much more of it that is than the bin's share of the rows.
 */
export type Driver = {
  dimension: Dimension;
  parts: readonly Part[];
  key: number;
  lift: number;
};

/**
 * `value` and `reference` are what the measure is on both sides; `expected` is what it would be like for like, and then `difference` is from
 * that. `inside` splits the key bin of the first driver where one bin inside it is most of it; `without` are the bins of the first
 * driver that the reference lacks.
 */
export type Explanation = {
  question: Question;
  value: number;
  reference: number;
  expected: number | null;
  difference: number;
  causes: readonly { cause: Cause; part: number }[];
  drivers: readonly Driver[];
  inside: Driver | null;
  without: readonly number[];
};

/** What explains less of the figures than this is rounding. */
const rounding = 1e-9;
/** Like for like is what matters if it is so much of the whole change. */
const leastLike = 0.25;
/** A bin that explains so much more than its size says something; other dimensions stay in the order of the report. */
const leastLift = 0.1;
/** A dimension with more of the rows in one bin only says again what is asked about. */
const mostInOne = 0.99;
/** One bin inside another takes its place with so much of its part, on so little of its rows. */
const mostOfPart = 0.8;
const fewOfRows = 0.7;

/** Explains a difference, one dimension a step, so that a page can rest between them; null where a side has no value. */
export function* explainDifference(
  rows: DriverRows,
  question: Question,
): Generator<void, Explanation | null> {
  const plain = yield* measureSides(rows, question);
  if (plain === null) return null;
  const dimensions = listDimensions(rows, question.excluded);
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

/** Splits what one bin of a driver adds once more, by finer levels and other columns. */
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

type Found = MeasureDifference & { flags: Sides<Uint8Array> };

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
  for (const other of listDimensions(rows, question.excluded)) {
    if (other.column === dimension.column && other.size <= size) continue;
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

function isNarrower({ parts, key }: Driver, inner: Driver): boolean {
  const { part, share } = inner.parts[inner.key]!;
  return part / parts[key]!.part >= mostOfPart && share <= fewOfRows;
}

/** Whether a bin adds so much more than its size that it says something. */
export function standsOut({ lift }: Driver): boolean {
  return lift >= leastLift;
}

function rank(driver: Driver): number {
  return standsOut(driver) ? driver.lift : 0;
}

/** Null for a dimension that has all rows in one bin, or as good as. */
function makeDriver(
  kind: Question["kind"],
  { group, reference }: Sides,
  dimension: Dimension,
  parts: readonly Part[],
  difference: number,
): Driver | null {
  const least = rounding * Math.max(Math.abs(group), Math.abs(reference));
  const rows = parts.map(({ rows: own }) => own.group + (kind === "change" ? own.reference : 0));
  const all = rows.reduce((sum, one) => sum + one, 0);
  if (Math.max(...rows) > mostInOne * all || Math.abs(difference) <= least) return null;
  const shares = parts.map(({ part }) => part / difference);
  const most = Math.max(...shares);
  const key = shares.indexOf(most);
  return { dimension, parts, key, lift: most - parts[key]!.share };
}

function* measureSides(
  { table }: DriverRows,
  { measure, flags, whole, factor }: Question,
): Generator<void, MeasureDifference | null> {
  const everything = new Uint8Array(whole.length).fill(1);
  const terms = readTerms(table, flags);
  for (const leaf of listLeaves(measure)) {
    terms.leaf(leaf);
    yield;
  }
  const found = measureDifference(
    measure,
    terms,
    { view: readTerms(table, twice(whole)), report: readTerms(table, twice(everything)) },
    factor,
  );
  yield;
  return found;
}

/** Null where the report says nothing of like for like, or it is too little of the change. */
function* measureLikeForLike(
  { table, definition }: DriverRows,
  { kind, measure, flags, whole, relative }: Question,
  plain: MeasureDifference,
): Generator<void, (Found & Pick<Explanation, "causes">) | null> {
  const { likeForLike } = definition.reasons ?? {};
  if (kind !== "change" || likeForLike === undefined || relative !== 0) return null;
  const like = readLikeForLike(table, flags, likeForLike);
  for (const leaf of listLeaves(measure)) {
    like.terms.leaf(leaf);
    yield;
  }
  const same = readTerms(table, twice(whole));
  const found = measureDifference(measure, like.terms, { view: same, report: same });
  yield;
  if (found === null || like.causeOf.size === 0) return null;
  const least = rounding * Math.max(Math.abs(found.group), Math.abs(found.reference));
  const isLittle = Math.abs(found.difference) < leastLike * Math.abs(plain.difference);
  if (isLittle || Math.abs(found.difference) <= least) return null;
  const parts = splitByCause(measure, like);
  const causes = [...parts]
    .map(([cause, part]) => ({ cause, part }))
    .toSorted((a, b) => (b.part - a.part) * Math.sign(found.difference));
  return {
    ...found,
    causes: causes.length > 1 ? causes : [],
    flags: like.flags,
  };
}

/** For the rate of all rows, the few bins without which it would differ most. */
function* explainRate(
  rows: DriverRows,
  question: Question,
  plain: MeasureDifference,
  dimensions: readonly Dimension[],
): Generator<void, Explanation | null> {
  const { group } = question.flags;
  const sets = [];
  for (const dimension of dimensions) {
    const { codes, size } = dimension;
    const outliers = findOutliers(addUp(plain, "group", question.flags, codes, size));
    if (outliers !== null) sets.push({ dimension, ...outliers });
    yield;
  }
  const [first] = sets.toSorted((a, b) => b.weight - a.weight);
  if (first === undefined) return null;
  const { dimension, bins } = first;
  const { codes, size } = dimension;
  const isKept = Uint8Array.from({ length: size }, (_, bin) => (bins.includes(bin) ? 0 : 1));
  const reference = new Uint8Array(group.length);
  for (let row = 0; row < group.length; row += 1)
    reference[row] = group[row]! & isKept[codes[row]!]!;
  const flags = { group, reference };
  const found = yield* measureSides(rows, { ...question, flags });
  if (found === null) return null;
  const parts = splitDifference(found, flags, codes, size, true);
  const own = parts.map((part, bin) =>
    bins.includes(bin) ? part : Object.assign(part, { part: 0 }),
  );
  const shares = own.map(({ part }) => part / found.difference);
  const key = shares.indexOf(Math.max(...shares));
  const lift = shares[key]! - own[key]!.share;
  return {
    question: {
      ...question,
      flags,
      names: { ...question.names, reference: { kind: "rest" } },
    },
    value: found.group,
    reference: found.reference,
    expected: null,
    difference: found.difference,
    causes: [],
    drivers: [{ dimension, parts: own, key, lift }],
    inside: null,
    without: bins,
  };
}

/** Whether every bin that the group has rows in is the group's alone. */
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

function twice(rows: Uint8Array): Sides<Uint8Array> {
  return { group: rows, reference: rows };
}

function scaleExplanation(explanation: Explanation, scale: number): Explanation {
  const { difference, drivers, inside } = explanation;
  return {
    ...explanation,
    difference: difference * scale,
    drivers: drivers.map((driver) => scaleDriver(driver, scale)),
    inside: inside && scaleDriver(inside, scale),
  };
}

function scaleDriver(driver: Driver, scale: number): Driver {
  return {
    ...driver,
    parts: driver.parts.map((part) => ({ ...part, part: part.part * scale })),
  };
}
