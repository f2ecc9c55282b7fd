import type { Label, OutlinedText, TextStyle } from "../../drawing/lettering.ts";
import { writeOutlines } from "../../drawing/write-outlines.ts";

const linePx = 30;
const places = /\{\{([\w.]+)\}\}/g;

/** Lists the placeholders of an SVG file: `questions.0` for `{{questions.0}}`. */
export function listPlaces(svg: string): string[] {
  return [...svg.matchAll(places)].map(([, path = ""]) => path);
}

/** Finds a text in a JSON value by its path, e.g. `questions.0`; undefined if there is none. */
export function findWords(words: unknown, path: string): string | undefined {
  const found = path
    .split(".")
    .reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], words);
  return typeof found === "string" ? found : undefined;
}

/** Replaces the placeholders of an SVG file by words and draws all texts as outlines, so that it needs no font. */
export function fillFigure(svg: string, words: unknown, label: Label): string {
  const texts: OutlinedText[] = [];
  const drawn = svg.replaceAll(/<text ([^>]*)>(.*?)<\/text>/g, (_, attributes: string, text) => {
    const { place, style } = readText(attributes);
    const filled = String(text).replaceAll(places, (_place, path) => findWords(words, path) ?? "");
    const lines = filled.split("\n").map((line, at) => {
      return label(line, { ...place, y: place.y + at * linePx }, style);
    });
    texts.push(...lines);
    return lines.map((line) => line.svg).join("");
  });
  return drawn
    .replaceAll(">\n<", "><")
    .replace(/<svg[^>]*>/, (opening) => opening + writeOutlines(texts));
}

function readText(attributes: string) {
  const read = Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="(.*?)"/g)].map(([, name = "", value]) => [name, value]),
  );
  const anchor = (read["text-anchor"] ?? "start") as "start" | "middle" | "end";
  const style = {
    weight: Number(read["font-weight"]),
    sizePx: Number(read["font-size"]),
    fill: read["fill"],
  } as TextStyle;
  return { place: { x: Number(read["x"]), y: Number(read["y"]), anchor }, style };
}
