import { bar, cells } from "../pictures/marks.ts";
import { cover, coverPaint, coverStroke } from "./cover.ts";
import type { PostPictures } from "./post-pictures.ts";
import { strokes } from "./strokes.ts";

/** When each visual of a page starts to load and how long it takes, in hundredths of the whole. */
const visuals = [
  { start: 0, length: 6 },
  { start: 2, length: 9 },
  { start: 3, length: 5 },
  { start: 5, length: 12 },
  { start: 8, length: 8 },
  { start: 9, length: 91 },
  { start: 12, length: 6 },
  { start: 14, length: 15 },
  { start: 17, length: 7 },
  { start: 19, length: 10 },
  { start: 22, length: 5 },
];
const arguedVisual = 5;
const height = 22;
const top = 104;

/** The visuals of a page as they load: one of them takes longer than all the others together. */
export const drawInformeLento: PostPictures = {
  cover: () => {
    const pitch = (cover.height - 2 * top - height) / (visuals.length - 1);
    const unit = (cover.width - 2 * cover.margin) / 100;
    const boxOf = ({ start, length }: (typeof visuals)[number], i: number) => ({
      x: cover.margin + start * unit,
      y: top + i * pitch,
      width: length * unit,
      height,
    });
    const boxes = visuals.map(boxOf);
    const quarters = [0, 25, 50, 75, 100].map((share) => [
      { x: cover.margin + share * unit, y: top - 34 },
      { x: cover.margin + share * unit, y: cover.height - top + 34 },
    ]);
    const argued = boxes[arguedVisual];
    return [
      strokes(quarters, coverStroke.hairline, coverPaint.faint),
      ...boxes
        .filter((box) => box !== argued)
        .flatMap((box) => cells([box], box, coverPaint.context)),
      ...(argued
        ? [bar({ ...argued, y: argued.y - 6, height: height + 12 }, coverPaint.argued)]
        : []),
    ];
  },
  figures: [],
};
