import type { Palette } from "../svg-element.ts";

/** Reads the current colours and font families at an element, for files that leave the page. */
export function readPalette(element: Element): Palette {
  const probe = document.createElement("span");
  const compute = (property: "color" | "font-family", value: string): string => {
    element.append(probe);
    // The policy forbids the `style` attribute, not the object model.
    probe.style.setProperty(property, value);
    const computed = getComputedStyle(probe).getPropertyValue(property);
    probe.remove();
    return computed;
  };
  const kept = new Map<string, string>();
  const keep = (property: "color" | "font-family", value: string): string => {
    const known = kept.get(value) ?? compute(property, value);
    kept.set(value, known);
    return known;
  };
  return {
    colour: (colour) => keep("color", `var(--${colour})`),
    hatch: (index) => `url(#hatch-${String(index)})`,
    family: (family) => keep("font-family", `var(--font-${family})`),
  };
}
