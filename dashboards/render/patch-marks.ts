import type { SceneMark, TextMark } from "../scene/scene.ts";
import { addPlace, nameAttribute, readLook, type Attributes, type Palette } from "./svg-element.ts";

/** A mark on the screen. */
export type DrawnMark = { mark: SceneMark; element: Element; inner: DrawnMark[] };

type ShapeMark = Exclude<SceneMark, { kind: "group" }>;

/** Attributes of the same name. */
const places = {
  rect: ["x", "y", "width", "height"],
  path: ["d"],
  circle: ["cx", "cy", "r"],
  line: ["x1", "x2", "y1", "y2"],
  text: ["x", "y"],
} as const satisfies Record<ShapeMark["kind"], readonly string[]>;

/** Brings the elements in `parent` from the marks drawn to others, and writes only what differs: of hundreds a frame changes a few. */
export function patchMarks(
  parent: Element,
  drawn: DrawnMark[],
  next: readonly SceneMark[],
  palette: Palette,
): void {
  for (let at = 0; at < next.length; at += 1) {
    const [old, mark] = [drawn[at], next[at]!];
    if (old === undefined) {
      const fresh = drawMark(mark, palette);
      parent.append(fresh.element);
      drawn.push(fresh);
    } else if (old.mark === mark) {
      continue;
    } else if (patchMark(old, mark, palette)) {
      old.mark = mark;
    } else {
      const fresh = drawMark(mark, palette);
      old.element.replaceWith(fresh.element);
      drawn[at] = fresh;
    }
  }
  while (drawn.length > next.length) drawn.pop()!.element.remove();
}

/** False where another element has to take its place. */
function patchMark({ mark: old, element, inner }: DrawnMark, mark: SceneMark, palette: Palette) {
  if (mark.kind === "group") {
    if (old.kind !== "group" || (mark.at ?? old.at) !== undefined) return false;
    patchMarks(element, inner, mark.marks, palette);
    return true;
  }
  if (old.kind !== mark.kind) return false;
  if (mark.kind === "text" && !patchText(element, old as TextMark, mark)) return false;
  if (old.paint !== mark.paint) repaint(element, old, mark, palette);
  const names = places[mark.kind];
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] as keyof ShapeMark;
    if (mark[name] !== old[name]) element.setAttribute(name, mark[name]);
  }
  return true;
}

function patchText(element: Element, old: TextMark, mark: TextMark): boolean {
  if (old.anchor !== mark.anchor || (old.isUpright ?? mark.isUpright) === true) return false;
  if (old.text !== mark.text) element.firstChild!.nodeValue = mark.text;
  return true;
}

function repaint(element: Element, old: ShapeMark, mark: ShapeMark, palette: Palette): void {
  const [was, look] = [readLook(old.paint, palette), readLook(mark.paint, palette)];
  for (const name in was) if (!(name in look)) element.removeAttribute(nameAttribute(name));
  write(element, look, was);
}

function drawMark(mark: SceneMark, palette: Palette): DrawnMark {
  const isGroup = mark.kind === "group";
  const name = isGroup ? "g" : mark.kind;
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  write(element, addPlace(isGroup ? {} : { ...readLook(mark.paint, palette) }, mark));
  const inner: DrawnMark[] = [];
  if (isGroup) patchMarks(element, inner, mark.marks, palette);
  if (mark.kind === "text") element.append(mark.text);
  return { mark, element, inner };
}

function write(element: Element, attributes: Attributes, known: Attributes = {}): void {
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== known[name]) element.setAttribute(nameAttribute(name), String(value));
  }
}
