/** Properties of an element that a selector can match without regard to its position. */
export type ElementTraits = {
  tag: string;
  id: string | undefined;
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  /** Custom properties used in an attribute, as in `fill="var(--mark)"`. */
  customProperties: ReadonlySet<string>;
};

/** The part of a page that counts as its first screen: the first children of `main`, without elements of a class. */
export type FirstScreen = { children: number; without?: string };

const tag = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/gi;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const customProperty = /var\((--[\w-]+)/g;
const voidTags = new Set(["area", "br", "hr", "img", "input", "link", "meta", "source", "wbr"]);

type OpenElement = { tag: string; isLater: boolean; children: number };

/**
 * Lists the distinct elements in React's markup by their opening tag, without hidden ones. With `first`, only those
 * of the first screen, so neither dialogs nor the footer.
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

/** Hidden elements are shown by an input, and the full sheet is loaded with the first input. */
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
