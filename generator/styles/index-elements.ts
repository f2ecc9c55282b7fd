import type { ElementTraits } from "./list-elements.ts";

export type ElementIndex = {
  all: readonly ElementTraits[];
  ofClass: ReadonlyMap<string, readonly ElementTraits[]>;
};

export function indexElements(all: readonly ElementTraits[]): ElementIndex {
  const ofClass = new Map<string, ElementTraits[]>();
  for (const element of all) {
    for (const name of element.classes) {
      const same = ofClass.get(name);
      if (same === undefined) ofClass.set(name, [element]);
      else same.push(element);
    }
  }
  return { all, ofClass };
}

/**
 * Describes everything about an element that the rules of a style sheet can match; `ids` are those that the sheet
 * names.
 */
export function describeElement(element: ElementTraits, ids: ReadonlySet<string>): string {
  const { tag, id, classes, attributes, customProperties } = element;
  const named = id !== undefined && ids.has(id) ? id : "";
  const sets = [classes, attributes, customProperties].map((names) => [...names].toSorted());
  return JSON.stringify([tag, named, ...sets]);
}
