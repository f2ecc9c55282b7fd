const phrasing = new Set("a br code em s span strong sub sup u".split(" "));
const flow = new Set(
  "blockquote div figcaption figure h2 h3 h4 h5 h6 hr img ol p pre table tbody td th thead tr ul li video".split(
    " ",
  ),
);
const parents: Record<string, readonly string[]> = {
  li: ["ul", "ol"],
  tr: ["thead", "tbody"],
  td: ["tr"],
  th: ["tr"],
  thead: ["table"],
  tbody: ["table"],
  figcaption: ["figure"],
};
const onlyPhrasing = new Set(["p", "pre", "h2", "h3", "h4", "h5", "h6", ...phrasing]);
const empty = new Set(["br", "hr", "img"]);
const attributes = new Set(
  "alt aria-label class controls data-language decoding download height href id lang loading playsInline preload role scope src tabindex translate width".split(
    " ",
  ),
);
const schemes = /^(?:https?:\/\/|mailto:|tel:|\/(?![\\/])|#)/i;

/**
 * Returns faults in an article's markup as React writes it: tags and attributes that a text never has, unsafe
 * addresses, and nesting that a browser would change.
 */
export function findMarkupFaults(markup: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [tag, slash, name = "", rest = ""] of markup.matchAll(
    /<(\/?)([a-z][^\s/>]*)([^>]*)>/gi,
  )) {
    if (slash === "/") {
      if (open.pop() !== name) faults.push(`closed out of turn: ${tag}`);
      continue;
    }
    if (!phrasing.has(name) && !flow.has(name)) faults.push(`element: ${tag}`);
    faults.push(...findNestingFaults(name, open), ...findAttributeFaults(rest));
    if (!empty.has(name)) open.push(name);
  }
  return faults;
}

function findNestingFaults(name: string, open: readonly string[]): string[] {
  const parent = open.at(-1) ?? "";
  const isMisplaced =
    parents[name]?.includes(parent) === false ||
    (name !== "li" && (parent === "ul" || parent === "ol")) ||
    (name === "a" && open.includes("a")) ||
    (!phrasing.has(name) && onlyPhrasing.has(parent));
  return isMisplaced ? [`<${name}> in <${open.join("> <")}>`] : [];
}

function findAttributeFaults(written: string): string[] {
  const faults: string[] = [];
  for (const [, name = "", value = ""] of written.matchAll(/\s([^\s=]+)="([^"]*)"/g)) {
    if (!attributes.has(name)) faults.push(`attribute: ${name}="${value}"`);
    const isAddress = name === "href" || name === "src";
    if (isAddress && !schemes.test(decode(value))) faults.push(`address: ${value}`);
  }
  return faults;
}

// Decodes as a browser does: entities first, then without tabs and line breaks.
function decode(value: string): string {
  return value
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/[\t\n\r]/g, "")
    .trim();
}
