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

/** What a style sheet that names some ids can tell of an element: those with the same description match the same rules. */
export function describeElement(element: ElementTraits, ids: ReadonlySet<string>): string {
  const { tag, id, classes, attributes, customProperties } = element;
  const named = id !== undefined && ids.has(id) ? id : "";
  const sets = [classes, attributes, customProperties].map((names) => [...names].toSorted());
  return JSON.stringify([tag, named, ...sets]);
}
