/** An element by its local name: CalDAV's answers use no name in two namespaces. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

const token =
  /<!--.*?-->|<\?.*?\?>|<!\[CDATA\[(?<data>.*?)\]\]>|<\/(?<end>[^\s<>]+)\s*>|<(?<start>[^\s<>/!?]+)(?<attributes>(?:\s+[^\s=<>]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/sy;
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const entities: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
};

/** Returns the root of an XML document; throws if it is not whole or has a document type, which CalDAV never has. */
export function parseXml(document: string): XmlElement {
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  token.lastIndex = 0;
  for (let at = document.startsWith("\uFEFF") ? 1 : 0; at < document.length; at = token.lastIndex) {
    token.lastIndex = at;
    const { data, end, start, attributes, empty, text } =
      token.exec(document)?.groups ?? refuse(at);
    const parent = open.at(-1) ?? refuse(at);
    if (data !== undefined) parent.text += data;
    else if (text !== undefined) parent.text += decode(text);
    else if (start !== undefined) {
      const element = {
        name: localName(start),
        attributes: readAttributes(attributes),
        children: [],
        text: "",
      };
      parent.children.push(element);
      if (empty === "") open.push(element);
    } else if (end !== undefined && localName(end) !== open.pop()?.name) refuse(at);
  }
  const [only] = root.children;
  if (only === undefined || open.length !== 1) refuse(document.length);
  return only;
}

/** Returns all elements of a name below an element, in order. */
export function findElements(within: XmlElement, name: string): XmlElement[] {
  return within.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...findElements(child, name),
  ]);
}

function refuse(at: number): never {
  throw new Error(`It answered XML that is not whole at character ${String(at)}`);
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function readAttributes(text = ""): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = "", quoted, single]) => [
      localName(name),
      decode(quoted ?? single ?? ""),
    ]),
  );
}

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex, decimal, name) => {
      if (name !== undefined) return entities[name] ?? whole;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );
}
