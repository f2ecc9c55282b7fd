import { BLOCKS, INLINES, MARKS } from "@contentful/rich-text-types";
import { asset, node, postEntry, text, unresolved } from "./build-nodes.ts";
import { hostileAddresses } from "./hostile-addresses.ts";

type Random = () => number;

const nodeTypes: readonly string[] = [
  ...Object.values(BLOCKS),
  ...Object.values(INLINES),
  "text",
  "script",
  "iframe",
  "__proto__",
  "constructor",
  "toString",
  "",
  "code-block",
];
const marks: readonly string[] = [...Object.values(MARKS), "blink", "__proto__", "style"];
const words = [
  "Ventas",
  " ",
  "",
  "a\nb",
  "\r\n\r\n",
  '<img src=x onerror="alert(1)">',
  "</script><script>alert(1)</script>",
  "javascript:alert(1)",
  "\u0000\u0008\uD800",
  "🎯 ñ",
];
const goodAddresses = ["https://a.b/c", "/servicios", "#parte", "mailto:a@b.c", "//a.b/c", "tel:1"];
const mediaTypes = ["image/png", "video/mp4", "text/csv", "text/html", "x", "image/svg+xml"];
const junk: readonly unknown[] = [undefined, null, 0, Number.NaN, true, "x", [], {}, [[]], -1];

/** A document that is partly sound, partly wrong in every way the generator knows; the same for the same seed. */
export function generateDocument(seed: number): unknown {
  const random = createRandom(seed);
  const made: unknown[] = [];
  const content = Array.from({ length: 1 + below(random, 8) }, () => makeNode(random, 0, made));
  if (random() < 0.02) return pick(random, junk);
  return node(random() < 0.02 ? pick(random, nodeTypes) : BLOCKS.DOCUMENT, content);
}

function makeNode(random: Random, depth: number, made: unknown[]): unknown {
  if (random() < 0.04) return pick(random, junk);
  // The same node at another place, or inside itself.
  if (random() < 0.03 && made.length > 0) return pick(random, made);
  if (random() < 0.25) return makeText(random);
  const content: unknown[] = [];
  const found: Record<string, unknown> = {
    ...node(pick(random, nodeTypes), content, makeData(random)),
    onClick: "alert(1)",
  };
  made.push(found);
  const count = depth > 7 ? 0 : below(random, 4);
  for (let index = 0; index < count; index += 1) content.push(makeNode(random, depth + 1, made));
  if (random() < 0.04) delete found[pick(random, Object.keys(found))];
  if (random() < 0.04) found[pick(random, ["content", "data", "nodeType"])] = pick(random, junk);
  return found;
}

function makeText(random: Random): unknown {
  const found: Record<string, unknown> = text(
    pick(random, words),
    ...Array.from({ length: below(random, 3) }, () => pick(random, marks)),
  );
  if (random() < 0.05) found[pick(random, ["marks", "value"])] = pick(random, junk);
  return found;
}

function makeData(random: Random): unknown {
  if (random() < 0.05) return pick(random, junk);
  return {
    uri: pick(random, [...goodAddresses, ...hostileAddresses]),
    target: makeTarget(random),
    language: pick(random, ["dax", '"><script>', 3]),
    style: "position:fixed",
    onclick: "alert(1)",
  };
}

function makeTarget(random: Random): unknown {
  const url = pick(random, random() < 0.5 ? goodAddresses : hostileAddresses);
  const title = pick(random, [...words, undefined, 4]) as string;
  switch (below(random, 6)) {
    case 0:
      return pick(random, junk);
    case 1:
      return unresolved(random() < 0.5 ? "Asset" : "Entry");
    case 2:
    case 3:
      return asset(
        { title, description: pick(random, words), url, contentType: pick(random, mediaTypes) },
        {
          width: pick(random, [3, -1, "x", Number.NaN]),
          height: 2,
        },
      );
    case 4:
      return { slug: pick(random, ["s", ...hostileAddresses]), title, language: "xx" };
    default:
      return postEntry({ slug: pick(random, ["s", "../x", ...hostileAddresses]), title }, "en");
  }
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[below(random, items.length)] as Item;
}

function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

// mulberry32
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
