import { bar, type Rectangle } from "../pictures/marks.ts";
import { scatterNumbers } from "../pictures/scatter-numbers.ts";
import { cover, coverPaint, coverStroke } from "./cover.ts";
import type { PostPictures } from "./post-pictures.ts";
import { strokes } from "./strokes.ts";

/** Left edges of the columns; the last is the edge of the table. */
const edges = [110, 270, 500, 680, 870];
const strayColumn = 4;
const rows = 9;
const brokenRow = 5;
const pitch = 52;
const height = 20;
const top = 114;

/** A table whose rows end at its edge, but for one: a comma has split its amount, and the rest moves over. */
export const drawImportarCsv: PostPictures = {
  cover: () => {
    const scatter = scatterNumbers(1200);
    const cellAt = (row: number, column: number): Rectangle => {
      const left = (edges[column] ?? 0) + 22;
      const room = (edges[column + 1] ?? cover.width - cover.margin + 22) - 22 - left;
      const width = Math.round(room * (0.5 + scatter(50) / 100));
      return { x: left, y: top + row * pitch, width, height };
    };
    const columns = [...edges.keys()].slice(0, -1);
    const plain = [...Array(rows).keys()].flatMap((row) =>
      columns.map((column) => ({ row, box: cellAt(row, column) })),
    );
    const uprights = edges.map((x) => [
      { x, y: top - 34 },
      { x, y: top + (rows - 1) * pitch + height + 34 },
    ]);
    return [
      strokes(uprights, coverStroke.hairline, coverPaint.context),
      ...plain.map(({ row, box }) =>
        bar(box, row === brokenRow ? coverPaint.bone : coverPaint.context),
      ),
      bar({ ...cellAt(brokenRow, strayColumn), width: 190 }, coverPaint.argued),
    ];
  },
  figures: [],
};
