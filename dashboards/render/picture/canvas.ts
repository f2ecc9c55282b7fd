import type { Paint } from "../../scene/paint.ts";
import { hatches, hatchSize, paints } from "../../scene/paints.ts";
import type { Scene, SceneMark, TextMark } from "../../scene/scene.ts";
import { labelSize } from "../../scene/text-metrics.ts";
import { hatchIndex, isHatch, type Palette } from "../svg-element.ts";

/**
 * Draws a scene as a PNG, `scale` times as large: on a canvas, not through an image, so that the policy needs no
 * `blob:` and the fonts are those of the page. Rejects where the browser returns no picture.
 */
export async function drawPng(scene: Scene, palette: Palette, scale = 2): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = scene.width * scale;
  canvas.height = scene.height * scale;
  const pen = canvas.getContext("2d")!;
  pen.scale(scale, scale);
  paintScene(pen, scene.marks, palette);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("the browser gave no picture"));
      else resolve(blob);
    }, "image/png");
  });
}

export function paintScene(
  pen: CanvasRenderingContext2D,
  marks: readonly SceneMark[],
  palette: Palette,
): void {
  for (const mark of marks) {
    pen.save();
    if (mark.kind === "group") {
      pen.translate(mark.at?.x ?? 0, mark.at?.y ?? 0);
      paintScene(pen, mark.marks, palette);
    } else {
      const paint: Paint = paints[mark.paint];
      if (mark.kind === "text") paintText(pen, mark, paint, palette);
      else paintShape(pen, traceShape(mark), paint, palette);
    }
    pen.restore();
  }
}

function paintShape(
  pen: CanvasRenderingContext2D,
  shape: Path2D,
  paint: Paint,
  palette: Palette,
): void {
  if (paint.fill !== undefined) {
    pen.fillStyle = readFill(pen, paint.fill, palette);
    pen.globalAlpha = paint.fillOpacity ?? 1;
    pen.fill(shape);
  }
  if (paint.stroke === undefined) return;
  setStroke(pen, paint, palette);
  pen.globalAlpha = paint.strokeOpacity ?? 1;
  pen.stroke(shape);
}

function paintText(
  pen: CanvasRenderingContext2D,
  { x, y, text, anchor, isUpright }: TextMark,
  paint: Paint,
  palette: Palette,
): void {
  const { fill, stroke, fontSize = labelSize, fontWeight = 400, fontFamily = "text" } = paint;
  pen.font = `${String(fontWeight)} ${String(fontSize)}px ${palette.family(fontFamily)}`;
  pen.letterSpacing = `${String(paint.letterSpacing ?? 0)}px`;
  pen.textAlign = anchor === "middle" ? "center" : anchor;
  pen.translate(x, y);
  if (isUpright) pen.rotate(-Math.PI / 2);
  if (stroke !== undefined) {
    setStroke(pen, paint, palette);
    pen.strokeText(text, 0, 0);
  }
  if (fill === undefined) return;
  pen.fillStyle = readFill(pen, fill, palette);
  pen.fillText(text, 0, 0);
}

function setStroke(pen: CanvasRenderingContext2D, paint: Paint, { colour }: Palette): void {
  const { stroke, strokeWidth = 1, strokeDasharray = "" } = paint;
  if (stroke !== undefined) pen.strokeStyle = colour(stroke);
  pen.lineWidth = strokeWidth;
  pen.lineCap = paint.strokeLinecap ?? "butt";
  pen.lineJoin = paint.strokeLinejoin ?? "miter";
  pen.setLineDash(strokeDasharray === "" ? [] : strokeDasharray.split(" ").map(Number));
}

function traceShape(mark: Exclude<SceneMark, { kind: "group" | "text" }>): Path2D {
  if (mark.kind === "path") return new Path2D(mark.d);
  const shape = new Path2D();
  if (mark.kind === "rect") shape.rect(mark.x, mark.y, mark.width, mark.height);
  else if (mark.kind === "circle") shape.arc(mark.cx, mark.cy, mark.r, 0, Math.PI * 2);
  else {
    shape.moveTo(mark.x1, mark.y1);
    shape.lineTo(mark.x2, mark.y2);
  }
  return shape;
}

function readFill(
  pen: CanvasRenderingContext2D,
  fill: NonNullable<Paint["fill"]>,
  palette: Palette,
): string | CanvasPattern {
  if (!isHatch(fill)) return palette.colour(fill);
  const index = hatchIndex(fill);
  return makeHatch(pen, index, palette) ?? palette.colour(hatches[index]!.hue);
}

function makeHatch(
  pen: CanvasRenderingContext2D,
  index: number,
  { colour }: Palette,
): CanvasPattern | null {
  const { hue, d } = hatches[index]!;
  const { a: scale } = pen.getTransform();
  const tile = document.createElement("canvas");
  tile.width = hatchSize * scale;
  tile.height = hatchSize * scale;
  const tilePen = tile.getContext("2d")!;
  tilePen.scale(scale, scale);
  tilePen.fillStyle = colour(hue);
  tilePen.fillRect(0, 0, hatchSize, hatchSize);
  tilePen.strokeStyle = colour("ground");
  tilePen.lineWidth = 2;
  tilePen.stroke(new Path2D(d));
  const pattern = pen.createPattern(tile, "repeat");
  pattern?.setTransform(new DOMMatrix().scale(1 / scale));
  return pattern;
}
