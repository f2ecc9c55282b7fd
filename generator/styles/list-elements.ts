/** What a selector can ask of an element without its surroundings. */
export type ElementTraits = {
  tag: string;
  id: string | undefined;
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  /** Named in an attribute, as in `fill="var(--mark)"`. */
  customProperties: ReadonlySet<string>;
};

/** What of a page counts as seen first: so many children of `main`, without the parts of these classes. */
export type FirstScreen = { children: number; without?: string };

const tag = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/gi;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const customProperty = /var\((--[\w-]+)/g;
const voidTags = new Set(["area", "br", "hr", "img", "input", "link", "meta", "source", "wbr"]);

type OpenElement = { tag: string; isLater: boolean; children: number };

/**
 * Lists the different elements of markup that React wrote, by their opening tag, without what is hidden. Where only what is seen
 * first is asked for, neither dialogs nor the footer count.
 */
export function listElements(markup: string, first?: FirstScreen): Map<string, ElementTraits> {
  const elements = new Map<string, ElementTraits>();
  const open: OpenElement[] = [];
  for (const [text, closing, name = "", attributes = "", selfClosing] of markup.matchAll(tag)) {
    if (closing === "/") {
      open.pop();
      continue;
    }
    const element = elements.get(text) ?? readTraits(name, attributes);
    const parent = open.at(-1);
    if (parent !== undefined) parent.children += 1;
    const isLater =
      isHidden(element, parent) || (first !== undefined && isSeenLater(element, parent, first));
    if (!isLater) elements.set(text, element);
    if (selfClosing !== "/" && !voidTags.has(element.tag)) {
      open.push({ tag: element.tag, isLater, children: 0 });
    }
  }
  return elements;
}

/** What a touch will show: the full sheet comes with the first one. */
function isHidden({ attributes }: ElementTraits, parent: OpenElement | undefined): boolean {
  return parent?.isLater === true || attributes.has("hidden");
}

function isSeenLater(
  { tag: name, classes }: ElementTraits,
  parent: OpenElement | undefined,
  { children, without }: FirstScreen,
): boolean {
  if (name === "footer" || name === "dialog") return true;
  return (parent?.tag === "main" && parent.children > children) || classes.has(without ?? "");
}

function readTraits(name: string, attributes: string): ElementTraits {
  const values = new Map<string, string>();
  for (const [, key = "", value = ""] of attributes.matchAll(attribute)) {
    values.set(key.toLowerCase(), value);
  }
  return {
    tag: name.toLowerCase(),
    id: values.get("id"),
    classes: new Set(values.get("class")?.split(" ").filter(Boolean)),
    attributes: new Set(values.keys()),
    customProperties: new Set(
      [...attributes.matchAll(customProperty)].map(([, property]) => property ?? ""),
    ),
  };
}
