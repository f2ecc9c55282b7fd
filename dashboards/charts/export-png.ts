import { copyDrawing, readSize, type ExportText } from "./export-svg.ts";

/**
 * A PNG of a drawing, `scale` times as large. It is painted shape by shape, not loaded as an image: the policy then needs no
 * `blob:` (§ CSP), and the letters are those of the page. Hatches come out plain.
 */
export async function drawPng(drawing: SVGSVGElement, text: ExportText, scale = 2): Promise<Blob> {
  const copy = copyDrawing(drawing, text);
  const { width, height } = readSize(copy);
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext("2d")!;
  pen.scale(scale, scale);
  for (const child of copy.children) paint(child, pen);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("the browser gave no picture"));
      else resolve(blob);
    }, "image/png");
  });
}

function paint(element: Element, pen: CanvasRenderingContext2D): void {
  if (element.tagName === "defs") return;
  pen.save();
  const [, x = "0", y = "0"] =
    /^translate\(([-\d.]+) ([-\d.]+)\)$/.exec(element.getAttribute("transform") ?? "") ?? [];
  pen.translate(Number(x), Number(y));
  pen.globalAlpha *= Number(element.getAttribute("opacity") ?? 1);
  if (element.tagName === "text") paintText(element, pen);
  else if (element.tagName !== "g") paintShape(element, pen);
  for (const child of element.children) paint(child, pen);
  pen.restore();
}

function paintShape(element: Element, pen: CanvasRenderingContext2D): void {
  const path = outlineOf(element);
  const { fill, stroke, width } = readPaint(element);
  const dash = element.getAttribute("stroke-dasharray") ?? "none";
  if (fill !== null) {
    pen.fillStyle = fill;
    withAlpha(pen, element.getAttribute("fill-opacity"), () => pen.fill(path));
  }
  if (stroke === null || width === 0) return;
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.lineCap = (element.getAttribute("stroke-linecap") ?? "butt") as CanvasLineCap;
  pen.lineJoin = (element.getAttribute("stroke-linejoin") ?? "miter") as CanvasLineJoin;
  pen.setLineDash(dash === "none" ? [] : dash.split(/[\s,]+/).map((part) => parseFloat(part)));
  withAlpha(pen, element.getAttribute("stroke-opacity"), () => pen.stroke(path));
}

function outlineOf(element: Element): Path2D {
  const read = (name: string): number => Number(element.getAttribute(name) ?? 0);
  const path = new Path2D(element.getAttribute("d") ?? undefined);
  if (element.tagName === "rect") path.rect(read("x"), read("y"), read("width"), read("height"));
  if (element.tagName === "circle") path.arc(read("cx"), read("cy"), read("r"), 0, Math.PI * 2);
  if (element.tagName === "line") {
    path.moveTo(read("x1"), read("y1"));
    path.lineTo(read("x2"), read("y2"));
  }
  return path;
}

const anchors: Record<string, CanvasTextAlign> = { middle: "center", end: "right" };

function paintText(element: Element, pen: CanvasRenderingContext2D): void {
  const size = parseFloat(element.getAttribute("font-size") ?? "13");
  const family = element.getAttribute("font-family") ?? "sans-serif";
  pen.font = `${element.getAttribute("font-weight") ?? "400"} ${String(size)}px ${family}`;
  pen.textAlign = anchors[element.getAttribute("text-anchor") ?? ""] ?? "left";
  const { fill, stroke, width } = readPaint(element);
  const x = Number(element.getAttribute("x") ?? 0);
  const y =
    Number(element.getAttribute("y") ?? 0) + parseFloat(element.getAttribute("dy") ?? "0") * size;
  const text = element.textContent;
  if (stroke !== null && width > 0) {
    pen.strokeStyle = stroke;
    pen.lineWidth = width;
    pen.strokeText(text, x, y);
  }
  pen.fillStyle = fill ?? "transparent";
  pen.fillText(text, x, y);
}

function readPaint(element: Element): {
  fill: string | null;
  stroke: string | null;
  width: number;
} {
  const read = (name: string): string | null => {
    const value = element.getAttribute(name);
    if (value === null || value === "none") return null;
    return value.startsWith("url(") ? "#888" : value;
  };
  return {
    fill: read("fill"),
    stroke: read("stroke"),
    width: parseFloat(element.getAttribute("stroke-width") ?? "1"),
  };
}

function withAlpha(pen: CanvasRenderingContext2D, alpha: string | null, act: () => void): void {
  const before = pen.globalAlpha;
  pen.globalAlpha = before * Number(alpha ?? 1);
  act();
  pen.globalAlpha = before;
}
