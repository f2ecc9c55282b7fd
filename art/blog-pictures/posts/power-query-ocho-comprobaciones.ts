import { bar, dots, type Mark, type Point } from "../../pictures/marks.ts";
import { cover, coverPaint, coverStroke } from "../cover.ts";
import { figurePaint, figureText } from "../figure.ts";
import type { FigureMaterials, PostPictures } from "../post-pictures.ts";
import { strokes } from "../strokes.ts";

type Copy = typeof import("../../../content/blog-pictures/es/power-query-ocho-comprobaciones.json");

const mendedAt = [2, 5, 0, 7, 1, 4, 0, 3, 8, 2, 6, 0, 1, 5, 3];
const arguedRow = 8;
const arguedCheck = 6;
const checks = 8;
const left = 70;
const right = cover.width - left;
const firstCheck = 230;
const checkPitch = 108;

const found = [412, 132, 96, 24, 8, 3];
/** Rows cross eight checks: broken before the one that mends them, whole after; one is stopped. */
export const drawOchoComprobaciones: PostPictures<Copy> = {
  cover: () => {
    const pitch = (cover.height - 2 * cover.margin) / (mendedAt.length - 1);
    const yOf = (row: number): number => cover.margin + row * pitch;
    const rows = mendedAt.map((check, row) => ({ check, row })).filter((r) => r.row !== arguedRow);
    const across = (row: number, from: number, to: number): Point[] => [
      { x: from, y: yOf(row) },
      { x: to, y: yOf(row) },
    ];
    const gates = Array.from({ length: checks }, (_, i) => [
      { x: checkAt(i + 1), y: cover.margin - 40 },
      { x: checkAt(i + 1), y: cover.height - cover.margin + 40 },
    ]);
    const mended = rows.filter(({ check }) => check > 0);
    return [
      strokes(gates, coverStroke.hairline, coverPaint.context),
      strokes(
        mended.map(({ check, row }) => across(row, left, checkAt(check))),
        coverStroke.line,
        coverPaint.context,
        [10, 14],
      ),
      strokes(
        rows.map(({ check, row }) => across(row, check > 0 ? checkAt(check) : left, right)),
        coverStroke.line,
        coverPaint.strong,
      ),
      dots(
        mended.map(({ check, row }) => ({ x: checkAt(check), y: yOf(row) })),
        9,
        coverPaint.strong,
      ),
      strokes(
        [across(arguedRow, left, checkAt(arguedCheck))],
        coverStroke.argued,
        coverPaint.argued,
      ),
      dots([{ x: checkAt(arguedCheck), y: yOf(arguedRow) }], 20, coverPaint.argued),
    ];
  },
  figures: [{ height: 326, draw: drawFoundRows }],
};

function checkAt(check: number): number {
  return firstCheck + (check - 1) * checkPitch;
}

function drawFoundRows({ copy, label }: FigureMaterials<Copy>): Mark[] {
  const from = 362;
  const unit = 0.79;
  const height = 30;
  return found.flatMap((rows, i) => {
    const y = 4 + i * 58;
    const baseline = y + height / 2 + 8;
    const isArgued = i === 0;
    return [
      label(
        copy.findings[i] ?? "",
        { x: 0, y: baseline },
        isArgued ? figureText.bold : figureText.plain,
      ),
      bar(
        { x: from, y, width: rows * unit, height },
        isArgued ? figurePaint.argued : figurePaint.context,
      ),
      label(String(rows), { x: from + rows * unit + 12, y: baseline }, figureText.bold),
    ];
  });
}
