import type { Codes } from "../table/codes.ts";
import type { RowGroups } from "./row-grouping.ts";

type BinnedView = { codes: Codes; size: number };

/** Up to this number of combinations, the bins of a row fit into one exact number. */
const largestKey = 2 ** 53;
/** Above this number of groups per row, grouping costs more than it saves. */
const mostGroups = 0.75;

/**
 * Groups rows that have the same bins; null where it would not pay. `codes` are the bins of the groups, view by view.
 */
export function groupRows(
  views: readonly BinnedView[],
  rowCount: number,
): { groups: RowGroups; codes: Codes[] } | null {
  const combinations = views.reduce((product, { size }) => product * size, 1);
  if (combinations > largestKey) return null;
  const found = numberKeys(makeKeys(views, rowCount), rowCount * mostGroups);
  if (found === null) return null;
  const { of, first } = found;
  const sizes = new Uint32Array(first.length);
  for (let row = 0; row < rowCount; row += 1) sizes[of[row]!]! += 1;
  const codes = views.map((view) => {
    const own = view.codes.slice(0, first.length);
    for (let group = 0; group < own.length; group += 1) own[group] = view.codes[first[group]!]!;
    return own;
  });
  return { groups: { of, sizes }, codes };
}

function makeKeys(views: readonly BinnedView[], rowCount: number): Float64Array {
  const keys = new Float64Array(rowCount);
  for (const { codes, size } of views) {
    if (size === 1) continue;
    for (let row = 0; row < rowCount; row += 1) keys[row] = keys[row]! * size + codes[row]!;
  }
  return keys;
}

/**
 * Numbers the distinct keys in order of appearance; null where there are more than `most`. `first` is the first row of
 * each.
 */
function numberKeys(
  keys: Float64Array,
  most: number,
): { of: Uint32Array; first: Uint32Array } | null {
  const of = new Uint32Array(keys.length);
  let first = new Uint32Array(1024);
  let count = 0;
  let slots = makeSlots(first.length);
  for (let row = 0; row < keys.length; row += 1) {
    const key = keys[row]!;
    let slot = findSlot(slots, keys, first, key);
    if (slots[slot] === 0) {
      if (count >= most) return null;
      if (count === first.length) {
        first = growTwice(first);
        slots = makeSlots(first.length);
        for (let group = 0; group < count; group += 1) {
          slots[findSlot(slots, keys, first, keys[first[group]!]!)] = group + 1;
        }
        slot = findSlot(slots, keys, first, key);
      }
      first[count] = row;
      count += 1;
      slots[slot] = count;
    }
    of[row] = slots[slot]! - 1;
  }
  return { of, first: first.slice(0, count) };
}

function makeSlots(groups: number): Uint32Array {
  return new Uint32Array(4 * groups);
}

function growTwice(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(2 * numbers.length);
  grown.set(numbers);
  return grown;
}

/** Finds the slot of a key, or a free slot for it, by open addressing. Slots hold the number of a group from 1. */
function findSlot(slots: Uint32Array, keys: Float64Array, first: Uint32Array, key: number): number {
  const last = slots.length - 1;
  const mixed = Math.imul(
    ((key % 0x1_0000_0000) | 0) ^ Math.imul(key / 0x1_0000_0000, 0x9e37_79b1),
    0x85eb_ca6b,
  );
  let slot = (mixed ^ (mixed >>> 15)) & last;
  while (slots[slot] !== 0 && keys[first[slots[slot]! - 1]!] !== key) slot = (slot + 1) & last;
  return slot;
}
