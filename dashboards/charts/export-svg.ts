import { breakText } from "../scene/text-metrics.ts";

// What a drawing takes from the style sheets; as attributes, they travel with the file.
const carried = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "paint-order",
] as const;
const namespace = "http://www.w3.org/2000/svg";
const margin = 24;
const gap = 14;
type Lettering = { size: number; weight: string; line: number };
const titles: Lettering = { size: 17, weight: "700", line: 23 };
const plain: Lettering = { size: 13, weight: "400", line: 19 };

/** Words around an exported drawing: its title and what is drawn above, lines (summary, source) below. */
export type ExportText = { title: string; note?: string | undefined; lines: readonly string[] };
type TextLine = { text: string; lettering: Lettering };

/** A copy of a drawing whose looks are attributes, without the parts that only answer. */
function copyLooks(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const answering = copy.querySelectorAll(".marks");
  inlineLooks(drawing, copy);
  for (const part of answering) part.remove();
  return copy;
}

/** A copy of a drawing that stands alone: its looks, its ground, its words on as many lines as they need. */
export function copyDrawing(drawing: SVGSVGElement, words: ExportText): SVGSVGElement {
  const copy = copyLooks(drawing);
  const { width, height } = readSize(drawing);
  const above = [
    ...breakLines(words.title, width, titles),
    ...breakLines(words.note ?? "", width, plain),
  ];
  const below = words.lines.flatMap((line) => breakLines(line, width, plain));
  const top = margin + addLines(above) + gap;
  const full = {
    width: width + margin * 2,
    height: top + height + gap + addLines(below) + margin,
  };
  const inner = make("g", { transform: `translate(${String(margin)} ${String(top)})` });
  inner.append(...copy.childNodes);
  const file = make("svg", {
    xmlns: namespace,
    ...full,
    viewBox: `0 0 ${String(full.width)} ${String(full.height)}`,
  });
  const looks = getComputedStyle(drawing.closest("figure") ?? drawing);
  file.append(
    make("rect", { ...full, fill: findGround(drawing) }),
    ...writeLines(above, margin, looks),
    inner,
    ...writeLines(below, top + height + gap, looks),
  );
  return file;
}

function breakLines(text: string, width: number, lettering: Lettering): TextLine[] {
  // Bold letters are a tenth wider than what is estimated.
  const size = lettering.size * (lettering === titles ? 1.1 : 1);
  return text === "" ? [] : breakText(text, width, size).map((line) => ({ text: line, lettering }));
}

function addLines(lines: readonly TextLine[]): number {
  return lines.reduce((sum, { lettering }) => sum + lettering.line, 0);
}

function writeLines(
  lines: readonly TextLine[],
  top: number,
  { color, fontFamily }: CSSStyleDeclaration,
): SVGTextElement[] {
  return lines.map(({ text, lettering }, at) => {
    const { size, weight, line } = lettering;
    const y = top + addLines(lines.slice(0, at)) + (line + size * 0.7) / 2;
    const element = make("text", {
      x: margin,
      y,
      fill: color,
      "font-family": fontFamily,
      "font-size": size,
      "font-weight": weight,
    });
    element.textContent = text;
    return element;
  });
}

/** An SVG file of a drawing. */
export function serialiseSvg(drawing: SVGSVGElement, text: ExportText): string {
  return new XMLSerializer().serializeToString(copyDrawing(drawing, text));
}

function inlineLooks(from: Element, to: Element): void {
  const looks = getComputedStyle(from);
  for (const name of carried) {
    const value = looks.getPropertyValue(name);
    // A pattern is named by its id, wherever the page is.
    const isPattern = value.startsWith("url(");
    if (value !== "" && !isPattern) to.setAttribute(name, value);
  }
  to.removeAttribute("class");
  for (const [at, child] of [...from.children].entries()) inlineLooks(child, to.children[at]!);
}

/** The first ground that is not clear behind an element. */
function findGround(element: Element): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const ground = getComputedStyle(at).backgroundColor;
    if (ground !== "" && ground !== "transparent" && !ground.endsWith(", 0)")) return ground;
  }
  return "#ffffff";
}

export function readSize(drawing: SVGSVGElement): { width: number; height: number } {
  return {
    width: Number(drawing.getAttribute("width")),
    height: Number(drawing.getAttribute("height")),
  };
}

function make<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
