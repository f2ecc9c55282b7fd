/** Looks of a shape where nobody sets them. */
const initial: Record<string, string> = {
  fill: "rgb(0, 0, 0)",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-opacity": "1",
  opacity: "1",
};
const ofText = new Set(["font-family", "font-size", "font-weight", "paint-order"]);
const shapeNames = new Set(["rect", "path", "circle", "line"]);

/** Leaves the shapes of a copied drawing only the attributes that show, so that it is a small file. */
export function trimLooks(root: Element): void {
  for (const element of [...root.querySelectorAll("*")].toReversed()) {
    if (shapeNames.has(element.tagName)) trimShape(element);
    else if (element.tagName === "g") trimGroup(element);
    else keepOnly(element, (name) => !(name in initial) && !ofText.has(name));
  }
}

function trimShape(shape: Element): void {
  const isStroked = shape.getAttribute("stroke") !== "none" && shape.hasAttribute("stroke");
  const fill = shape.getAttribute("fill");
  const isFilled = fill !== "none" && fill !== "rgba(0, 0, 0, 0)";
  if (!(isStroked || isFilled) || shape.getAttribute("d") === "") shape.remove();
  keepOnly(shape, (name, value) => {
    const isIdle = name.startsWith("stroke-") && !isStroked;
    return value !== initial[name] && !ofText.has(name) && !isIdle;
  });
}

/** Every shape carries its own looks, so that of a group only its place matters. */
function trimGroup(group: Element): void {
  keepOnly(group, (name) => name === "transform");
  if (!group.hasAttribute("transform")) group.replaceWith(...group.childNodes);
}

function keepOnly(element: Element, isKept: (name: string, value: string) => boolean): void {
  for (const name of element.getAttributeNames()) {
    if (!isKept(name, element.getAttribute(name)!)) element.removeAttribute(name);
  }
}
