import { nameRef, type Leaf } from "../formula/formula.ts";
import { keyLeaf } from "../rows/wide-columns.ts";
import { listAxisColumns, type Axis } from "../visuals/need.ts";
import { daysOf, keySpan } from "./dated-columns.ts";

/** Returns the key of an axis' column: as names, on a scale, or as days. */
export function keyAxis(axis: Axis): string {
  const { levels, isScale } = axis;
  const names = listAxisColumns(axis).map(nameRef);
  return JSON.stringify([names, levels === undefined ? isScale : "day"]);
}

/** Lists the keys of what a leaf reads. */
export function listLeafKeys(leaf: Leaf): string[] {
  const { dated } = leaf;
  if (dated === undefined) return [keyLeaf(leaf)];
  const days = keyAxis(daysOf(dated));
  return [keyLeaf(leaf), days, exactly(days), keySpan(leaf)];
}

export function exactly(days: string): string {
  return `exactly ${days}`;
}
