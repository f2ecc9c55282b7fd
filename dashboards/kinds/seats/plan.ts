import type { Chart } from "../chart.ts";
import { nameBin } from "../bins/order-bins.ts";
import { readValues } from "../read-values.ts";
import { readStates } from "../read-states.ts";
import { shareUnits } from "../units/share-units.ts";
import type { SeatsSpec } from "./spec.ts";

const allSeats = 100;
/** Least width in px of a plane that lies across. */
const acrossFrom = 520;
export const labelHeight = 48;
/** Lengths in seats: nose, tail, between cabins, and the aisle. */
const lengths = { nose: 2.4, tail: 3.4, between: 1.2, aisle: 1.1, wall: 0.6 };
const mostAbreast = 6;
/** Distances of seats in px, across and along the plane: the largest that the width has room for. */
const pitches = [
  { seat: 12.5, step: 10.6 },
  { seat: 16, step: 17.5 },
  { seat: 23, step: 27 },
  { seat: 25, step: 31 },
  { seat: 25, step: 37 },
];
/** Lengths of a seat's cushion, the gap and its back, and the paint of both. */
const seatSizes = {
  small: { cushion: 6, gap: 1, back: 1.5, paint: "seat" },
  usual: { cushion: 9, gap: 1.5, back: 2.5, paint: "seat" },
  large: { cushion: 14, gap: 1.5, back: 4, paint: "large-seat" },
} as const;
const upright = { seat: 17, step: 16 };

export type SeatsPlan = ReturnType<typeof planSeats>;
export type Cabin = SeatsPlan["cabins"][number];

/** Places cabins along the plane, in px from its nose, and its rows of seats across. */
export function planSeats(chart: Chart<SeatsSpec>, width: number) {
  const isAcross = chart.isPicture === true || width >= acrossFrom;
  const shared = shareSeats(chart);
  const rows = shared.reduce((sum, { all, abreast }) => sum + lengthOf(all, abreast), 0);
  const { nose, tail, between, aisle, wall } = lengths;
  const units = nose + tail + rows + between * (shared.length - 1);
  const seatsAcross = mostAbreast + aisle + 2 * wall;
  const across = pitches.findLast(({ step }) => units * step <= width) ?? pitches[0]!;
  const pitch = isAcross ? across : upright;
  const { seat, step } = pitch;
  const body = seat * seatsAcross;
  let at = nose * step;
  const cabins = shared.map((cabin) => {
    const from = at;
    const to = from + lengthOf(cabin.all, cabin.abreast) * step;
    at = to + between * step;
    return Object.assign(cabin, { from, to });
  });
  const length = units * step;
  return {
    chart,
    width,
    isAcross,
    size: seatSizes[isAcross && seat > 20 ? "large" : isAcross && seat < 15 ? "small" : "usual"],
    cabins,
    body,
    seat,
    step,
    length,
    start: isAcross ? (width - length) / 2 : 0,
    /** The wall of the plane at the top, or at the left where it stands upright. */
    edge: isAcross ? labelHeight : 0,
    height: isAcross ? body + 2 * labelHeight : length,
    aisle: aisle * seat,
    stateOf: readStates(chart),
  };
}

/** Shares the seats between the cabins that have passengers, and those taken between them: none is lost. */
function shareSeats(chart: Chart<SeatsSpec>) {
  const { result, spec } = chart;
  const [taken, people] = readValues(chart, 2);
  const [axis] = result.axes;
  const codes = axis?.kind === "labels" ? axis.labels : [];
  const found = spec.cabins
    .map(({ id, abreast }) => ({ bin: codes.indexOf(id), abreast }))
    .filter(({ bin }) => result.shown.includes(bin) && result.hasRows(bin));
  const sizes = found.map(({ bin }) => people[bin]!);
  const content = found.map(({ bin }, at) => sizes[at]! * taken[bin]!);
  const all = shareUnits(sizes, allSeats);
  const some = shareUnits(content, Math.round((allSeats * addUp(content)) / addUp(sizes)));
  return found.map(({ bin, abreast }, at) => ({
    bin,
    abreast,
    all: all[at]!,
    taken: Math.min(some[at]!, all[at]!),
    name: nameBin(chart, bin),
    share: taken[bin]!,
  }));
}

function lengthOf(seats: number, abreast: number): number {
  return Math.ceil(seats / abreast);
}

function addUp(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Places a seat along and across the plane, counted from its nose and its left wall. */
export function placeSeat({ body, seat, step, aisle }: SeatsPlan, cabin: Cabin, at: number) {
  const { abreast, from } = cabin;
  const place = at % abreast;
  const half = abreast / 2;
  const pitch = (body - 2 * lengths.wall * seat - aisle) / abreast;
  const beyond = place >= half ? aisle : 0;
  return {
    along: from + Math.floor(at / abreast) * step,
    across: lengths.wall * seat + place * pitch + beyond,
    pitch,
  };
}
