/** What a selector can ask of an element without its surroundings. */
export type ElementTraits = {
  tag: string;
  id: string | undefined;
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
};

const tag = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/gi;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const voidTags = new Set(["area", "br", "hr", "img", "input", "link", "meta", "source", "wbr"]);

/**
 * Lists the different elements of markup that React wrote. Where only what is seen first is asked for, the first `screens` children
 * of `main` count, and neither dialogs nor the footer.
 */
export function listElements(markup: string, screens = Infinity): Map<string, ElementTraits> {
  const elements = new Map<string, ElementTraits>();
  const open: string[] = [];
  let child = 0;
  for (const [text, closing, name = "", attributes = "", selfClosing] of markup.matchAll(tag)) {
    const lower = name.toLowerCase();
    if (closing === "/") {
      open.pop();
      continue;
    }
    const depthInMain = open.includes("main") ? open.length - open.indexOf("main") : 0;
    if (depthInMain === 1) child += 1;
    const isLater = depthInMain > 0 ? child > screens : [...open, lower].some(isSeenLater);
    if (!isLater || screens === Infinity) addElement(elements, text, lower, attributes);
    if (selfClosing !== "/" && !voidTags.has(lower)) open.push(lower);
  }
  return elements;
}

function isSeenLater(name: string): boolean {
  return name === "footer" || name === "dialog";
}

function addElement(
  elements: Map<string, ElementTraits>,
  text: string,
  name: string,
  attributes: string,
): void {
  if (elements.has(text)) return;
  const values = new Map<string, string>();
  for (const [, key = "", value = ""] of attributes.matchAll(attribute)) {
    values.set(key.toLowerCase(), value);
  }
  elements.set(text, {
    tag: name,
    id: values.get("id"),
    classes: new Set(values.get("class")?.split(" ")),
    attributes: new Set(values.keys()),
  });
}
