import { cells, dots, type Point } from "../../pictures/marks.ts";
import { coverPaint, coverStroke } from "../cover.ts";
import type { PostPictures } from "../post-pictures.ts";
import { drawStarDiagram, type StarCopy } from "../star-diagram.ts";
import { strokes } from "../strokes.ts";

const facts = { left: 430, top: 104, width: 340, pitch: 34, rows: 14, height: 16 };
const arguedRow = 6;
const dimension = { width: 210, pitch: 30, rows: 6, height: 12 };

const dimensions = [
  { left: 110, top: 90, row: 2 },
  { left: 110, top: 413, row: 4 },
  { left: 880, top: 90, row: 4 },
  { left: 880, top: 413, row: 2 },
];

/** A long table of sales between four short ones: one sale points to a single row of each. */
export const drawModeloEnEstrella: PostPictures<StarCopy> = {
  cover: () => {
    const { left, top, width, pitch, height } = facts;
    const rowAt = (row: number): Point => ({ x: left, y: top + row * pitch });
    const others = Array.from({ length: facts.rows }, (_, row) => row).filter(
      (row) => row !== arguedRow,
    );
    const middle = top + arguedRow * pitch + height / 2;
    const chosen = dimensions.map((place) => dimensionRow(place, place.row));
    const keys = dimensions.map((place, i) => {
      const isBefore = place.left < left;
      return [
        { x: isBefore ? left : left + width, y: middle },
        {
          x: isBefore ? place.left + dimension.width : place.left,
          y: (chosen[i]?.y ?? 0) + dimension.height / 2,
        },
      ];
    });
    const size = { width: dimension.width, height: dimension.height };
    return [
      cells(dimensions.flatMap(plainRows), size, coverPaint.track),
      cells(
        dimensions.map((place) => dimensionRow(place, 0)),
        size,
        coverPaint.context,
      ),
      cells(others.map(rowAt), { width, height }, coverPaint.context),
      strokes(keys, coverStroke.hairline + 1, coverPaint.bone),
      cells(chosen, size, coverPaint.bone),
      dots(
        keys.map(([, end]) => end ?? { x: 0, y: 0 }),
        10,
        coverPaint.bone,
      ),
      cells(
        [{ x: left - 14, y: middle - 14 }],
        { width: width + 28, height: 28 },
        coverPaint.argued,
      ),
    ];
  },
  figures: [{ height: 466, draw: drawStarDiagram }],
};

type Dimension = (typeof dimensions)[number];

function dimensionRow({ left, top }: Dimension, row: number): Point {
  return { x: left, y: top + row * dimension.pitch };
}

function plainRows(place: Dimension): Point[] {
  return Array.from({ length: dimension.rows }, (_, row) => row)
    .filter((row) => row > 0 && row !== place.row)
    .map((row) => dimensionRow(place, row));
}
