import type { RampKind } from "../../scene/scales/ramp.ts";

/** A tile of a map: a label id, its column and row in the grid, and its abbreviation of two to four letters. */
export type Tile = { id: string; column: number; row: number; short: string };

export type TilesSpec = { kind: "tiles"; tiles: readonly Tile[]; ramp?: RampKind };
