import type { GroupMark, SceneMark, ShapeMark, TextMark } from "../../scene/scene.ts";
import {
  addPlace,
  nameAttribute,
  places,
  readLook,
  type Attributes,
  type Palette,
} from "../svg-element.ts";

/** Texts as parts of one element: the browser lays them out in half the time of separate elements. */
type TextsMark = { kind: "texts"; marks: readonly TextMark[] };

type ScreenMark = SceneMark | TextsMark;

/** A mark with its element. */
export type DrawnMark = { mark: ScreenMark; element: Element; inner: DrawnMark[] };

/**
 * Changes the elements in `parent` from the drawn marks to the next, and writes only differences: a frame changes few
 * of hundreds.
 */
export function patchMarks(
  parent: Element,
  drawn: DrawnMark[],
  next: readonly ScreenMark[],
  palette: Palette,
): void {
  for (let at = 0; at < next.length; at += 1) {
    const [old, mark] = [drawn[at], next[at]!];
    if (old === undefined) {
      const fresh = drawMark(mark, palette, parent);
      parent.append(fresh.element);
      drawn.push(fresh);
    } else if (old.mark === mark) {
      continue;
    } else if (patchMark(old, mark, palette)) {
      old.mark = mark;
    } else {
      const fresh = drawMark(mark, palette, parent);
      old.element.replaceWith(fresh.element);
      drawn[at] = fresh;
    }
  }
  while (drawn.length > next.length) drawn.pop()!.element.remove();
}

/** Changes an element to another mark; false where it needs another element. */
function patchMark({ mark: old, element, inner }: DrawnMark, mark: ScreenMark, palette: Palette) {
  if (mark.kind === "texts") {
    if (old.kind !== "texts") return false;
    patchMarks(element, inner, mark.marks, palette);
    return true;
  }
  if (mark.kind === "group") {
    if (old.kind !== "group" || (mark.at ?? old.at) !== undefined) return false;
    patchMarks(element, inner, gatherTexts(mark), palette);
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

function gatherTexts({ marks, hasTextsOnTop }: GroupMark): readonly ScreenMark[] {
  if (hasTextsOnTop !== true) return marks;
  const texts: TextMark[] = [];
  const others: ScreenMark[] = [];
  for (const mark of marks) {
    if (mark.kind === "text" && mark.isUpright !== true) texts.push(mark);
    else others.push(mark);
  }
  return [...others, { kind: "texts", marks: texts }];
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

function drawMark(mark: ScreenMark, palette: Palette, parent: Element): DrawnMark {
  const inner: DrawnMark[] = [];
  if (mark.kind === "texts") {
    const element = makeElement("text");
    patchMarks(element, inner, mark.marks, palette);
    return { mark, element, inner };
  }
  const isGroup = mark.kind === "group";
  const isPart = mark.kind === "text" && parent.tagName === "text";
  const element = makeElement(isGroup ? "g" : isPart ? "tspan" : mark.kind);
  write(element, addPlace(isGroup ? {} : { ...readLook(mark.paint, palette) }, mark));
  if (isGroup) patchMarks(element, inner, gatherTexts(mark), palette);
  if (mark.kind === "text") element.append(mark.text);
  return { mark, element, inner };
}

function makeElement(name: string): Element {
  return document.createElementNS("http://www.w3.org/2000/svg", name);
}

function write(element: Element, attributes: Attributes, known: Attributes = {}): void {
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== known[name]) element.setAttribute(nameAttribute(name), String(value));
  }
}
