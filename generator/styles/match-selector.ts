import type { CssNode, Selector } from "css-tree";
import type { ElementIndex } from "./index-elements.ts";
import type { ElementTraits } from "./list-elements.ts";

// Attributes that change after rendering: set by the browser on controls, by the boot script or by the app.
const changing = /^(?:open|hidden|disabled|checked|data-.+)$/;

/**
 * Returns true if each compound of a selector matches some element. Combinators and states are ignored, so that no
 * rule is missed that the page may need.
 */
export function matchesSelector(selector: Selector, elements: ElementIndex): boolean {
  return listCompounds(selector).every((compound) =>
    listCandidates(compound, elements).some((element) =>
      compound.every((part) => matchesPart(part, element, elements)),
    ),
  );
}

/** Narrows the elements down by the compound's class, if it has one. */
function listCandidates(
  compound: readonly CssNode[],
  { all, ofClass }: ElementIndex,
): readonly ElementTraits[] {
  const named = compound.find((part) => part.type === "ClassSelector");
  return named === undefined ? all : (ofClass.get(named.name) ?? []);
}

function listCompounds(selector: Selector): CssNode[][] {
  const compounds: CssNode[][] = [[]];
  selector.children.forEach((part) => {
    if (part.type === "Combinator") compounds.push([]);
    else compounds.at(-1)?.push(part);
  });
  return compounds;
}

function matchesPart(part: CssNode, element: ElementTraits, elements: ElementIndex): boolean {
  if (part.type === "TypeSelector")
    return part.name === "*" || part.name.toLowerCase() === element.tag;
  if (part.type === "ClassSelector") return element.classes.has(part.name);
  if (part.type === "IdSelector") return element.id === part.name;
  if (part.type === "AttributeSelector") {
    return element.attributes.has(part.name.name) || changing.test(part.name.name);
  }
  if (part.type !== "PseudoClassSelector") return true;
  if (part.name === "root") return element.tag === "html";
  return !/^(?:is|where|has)$/.test(part.name) || matchesAny(part.children?.first, elements);
}

function matchesAny(list: CssNode | null | undefined, elements: ElementIndex): boolean {
  if (list?.type !== "SelectorList") return true;
  return list.children.some(
    (selector) => selector.type === "Selector" && matchesSelector(selector, elements),
  );
}
