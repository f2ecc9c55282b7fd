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
const textRoom = { title: 34, line: 22 };

/** Words around an exported drawing: its title above, lines (summary, source) below. */
export type ExportText = { title: string; lines: readonly string[] };

/** A copy of a drawing whose looks are attributes, without the parts that only answer. */
export function copyLooks(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const answering = copy.querySelectorAll(".marks");
  inlineLooks(drawing, copy);
  for (const part of answering) part.remove();
  return copy;
}

/** A copy of a drawing that stands alone: its looks, its ground, title and source. */
export function copyDrawing(drawing: SVGSVGElement, { title, lines }: ExportText): SVGSVGElement {
  const copy = copyLooks(drawing);
  const { width, height } = readSize(drawing);
  const full = {
    width: width + margin * 2,
    height: height + margin * 2 + textRoom.title + lines.length * textRoom.line,
  };
  const looks = getComputedStyle(drawing.closest("figure") ?? drawing);
  const words = (text: string, y: number, size: number, weight: string): SVGTextElement => {
    const element = make("text", { x: margin, y, fill: looks.color, "font-size": size });
    element.setAttribute("font-family", looks.fontFamily);
    element.setAttribute("font-weight", weight);
    element.textContent = text;
    return element;
  };
  const inner = make("g", {
    transform: `translate(${String(margin)} ${String(margin + textRoom.title)})`,
  });
  inner.append(...copy.childNodes);
  const file = make("svg", {
    xmlns: namespace,
    ...full,
    viewBox: `0 0 ${String(full.width)} ${String(full.height)}`,
  });
  file.append(
    make("rect", { ...full, fill: findGround(drawing) }),
    words(title, margin + 14, 17, "700"),
    inner,
    ...lines.map((line, at) =>
      words(line, full.height - margin - (lines.length - 1 - at) * textRoom.line + 4, 13, "400"),
    ),
  );
  return file;
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
