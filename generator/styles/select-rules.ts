import { generate, parse, walk, type Atrule, type CssNode, type List, type Rule } from "css-tree";
import type { ElementTraits } from "./list-elements.ts";
import { indexElements, type ElementIndex } from "./index-elements.ts";
import { matchesSelector } from "./match-selector.ts";
import { mergeNeighbors } from "./merge-neighbors.ts";
import { separateSchemes } from "./separate-schemes.ts";

// These states occur only after the full sheet has loaded: they need a visitor's input, whose first key loads the
// sheet, or a running app.
const laterSelector =
  /:hover|\S:focus-visible|:focus$|:disabled|::selection|\[data-(?:scrolled|theme|more-|mark\])/;
// Not needed for the first paint: without scripts the full sheet is a normal one, forced colors need no marks of
// ours, initial animations ask for `no-preference`, and nothing is scrolled yet.
const laterMedia =
  /^(?:print|\(scripting:none\)|\(forced-colors:active\)|\(prefers-reduced-motion:reduce\)|\(animation-timeline:scroll\(\)\))$/;
const customProperty = /var\((--[^,)]+)[,)]/g;
const laterProperties = new Set([
  "transition",
  "cursor",
  "scroll-padding-bottom",
  "user-select",
  "-webkit-user-select",
  "print-color-adjust",
  "-webkit-print-color-adjust",
]);

/**
 * Returns the rules of a style sheet that can match elements before the full sheet is loaded, in order, with the key
 * frames, fonts and custom properties that they use. Rules with pictures are left to the full sheet.
 */
export function selectRules(sheet: string, listed: readonly ElementTraits[]): string {
  const elements = indexElements(listed);
  const tree = parse(sheet);
  walk(tree, {
    visit: "Rule",
    enter(rule, item, list) {
      if (this.atrule?.name.endsWith("keyframes") !== true) selectRule(rule, elements);
      if (isEmpty(rule) || isLater(rule)) list.remove(item);
      else dropLater(rule);
    },
  });
  walk(tree, (node, item: unknown, list: unknown) => {
    if (node.type === "Atrule" && laterMedia.test(readMedia(node))) removeItem(item, list);
  });
  separateSchemes(tree);
  const named = new Set(listed.flatMap(({ customProperties }) => [...customProperties]));
  dropUnnamed(tree, [...named].map((name) => `var(${name})`).join());
  walk(tree, {
    leave(node: CssNode, item: unknown, list: unknown) {
      const isRule = node.type === "Rule" || node.type === "Atrule";
      if (isRule && node.block?.children.isEmpty === true) removeItem(item, list);
    },
  });
  mergeNeighbors(tree);
  return generate(tree);
}

function selectRule({ prelude }: Rule, elements: ElementIndex): void {
  if (prelude.type !== "SelectorList") return;
  prelude.children.forEach((selector, item, list) => {
    const isSelected =
      selector.type !== "Selector" ||
      (!laterSelector.test(generate(selector)) && matchesSelector(selector, elements));
    if (!isSelected) list.remove(item);
  });
}

function isEmpty({ prelude }: Rule): boolean {
  return prelude.type === "SelectorList" && prelude.children.isEmpty;
}

function readMedia({ name, prelude }: Atrule): string {
  return /^(?:media|supports)$/.test(name) && prelude !== null ? generate(prelude) : "";
}

function isLater({ block }: Rule): boolean {
  return /\burl\(/.test(generate(block));
}

/** Removes properties without effect before the full sheet is loaded, e.g. transitions and cursors. */
function dropLater({ block }: Rule): void {
  block.children.forEach((node, item, list) => {
    if (node.type === "Declaration" && laterProperties.has(node.property)) list.remove(item);
  });
}

/**
 * Removes definitions that nothing uses, repeatedly: a removed custom property may have been the only use of another.
 */
function dropUnnamed(tree: CssNode, namedByElements: string): void {
  for (let before = ""; ;) {
    const text = generate(tree);
    if (text === before) return;
    before = text;
    const uses = namedByElements + text.replaceAll(/@font-face\{[^}]*\}/g, "");
    const properties = new Set([...uses.matchAll(customProperty)].map(([, name]) => name));
    walk(tree, (node, item: unknown, list: unknown) => {
      if (isUnnamed(node, uses, properties)) removeItem(item, list);
    });
  }
}

/** css-tree passes a node's list and item to the walker, but its types do not connect them to the node. */
function removeItem(item: unknown, list: unknown): void {
  (list as List<CssNode>).remove(item as never);
}

function isUnnamed(
  node: CssNode,
  uses: string,
  properties: ReadonlySet<string | undefined>,
): boolean {
  if (node.type === "Declaration" && node.property.startsWith("--"))
    return !properties.has(node.property);
  if (node.type !== "Atrule") return false;
  if (node.name === "font-face") {
    const family = /font-family:"?([^";}]+)/.exec(generate(node))?.[1] ?? "";
    return !uses.includes(family);
  }
  if (node.name.endsWith("keyframes") && node.prelude !== null) {
    const name = generate(node.prelude);
    return !new RegExp(String.raw`animation(?:-name)?:[^;}]*\b${name}\b`).test(uses);
  }
  return false;
}
