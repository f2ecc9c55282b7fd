import { BLOCKS, INLINES, MARKS } from "@contentful/rich-text-types";
import * as fc from "fast-check";
import { asset, node, postEntry, text, unresolved } from "./build-nodes.ts";
import { hostileAddresses } from "./hostile-addresses.ts";

/** `again` is an earlier node, at another place or inside itself. */
type NodePlan =
  | { kind: "value"; value: unknown }
  | { kind: "again"; index: number }
  | { kind: "node"; fields: object; children: readonly NodePlan[]; flaw: Flaw };

type Flaw = { missing?: string | undefined; wrong?: Record<string, unknown> | undefined };

const nodeTypes = fc.constantFrom<string>(
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
);
const junk = fc.constantFrom<unknown>(undefined, null, 0, Number.NaN, true, "x", [], {}, [[]], -1);
const hostile = fc.constantFrom(...hostileAddresses);
const sound = fc.constantFrom(
  "https://a.b/c",
  "/servicios",
  "#parte",
  "mailto:a@b.c",
  "//a.b/c",
  "tel:1",
);
const words = fc.constantFrom(
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
);
const title = fc.oneof(words, fc.constantFrom(undefined, 4)) as fc.Arbitrary<string>;

const assets = fc
  .record({
    title,
    description: words,
    url: fc.oneof(sound, hostile),
    contentType: fc.constantFrom(
      "image/png",
      "video/mp4",
      "text/csv",
      "text/html",
      "x",
      "image/svg+xml",
    ),
    width: fc.constantFrom(3, -1, "x", Number.NaN),
  })
  .map(({ width, ...file }) => asset(file, { width, height: 2 }));
const slug = fc.oneof(fc.constantFrom<unknown>("s", "../x"), hostile);
const targets = fc.oneof(
  assets,
  junk,
  fc.constantFrom(unresolved("Asset"), unresolved("Entry")),
  fc.record({ slug, title, language: fc.constant("xx") }),
  fc.record({ slug, title }).map((fields) => postEntry(fields, "en")),
);

const texts = fc
  .record({
    value: words,
    marks: fc.array(
      fc.constantFrom<string>(...Object.values(MARKS), "blink", "__proto__", "style"),
      {
        maxLength: 2,
      },
    ),
    wrong: rarely(
      fc.oneof(
        junk.map((marks) => ({ marks })),
        junk.map((value) => ({ value })),
      ),
    ),
  })
  .map(({ value, marks, wrong }) => Object.assign(text(value, ...marks), wrong));

const data = fc.oneof(
  { weight: 1, arbitrary: junk },
  {
    weight: 19,
    arbitrary: fc.record({
      uri: fc.oneof(sound, hostile),
      target: targets,
      language: fc.constantFrom<unknown>("dax", '"><script>', 3),
      style: fc.constant("position:fixed"),
      onclick: fc.constant("alert(1)"),
    }),
  },
);
const fields = fc
  .record({ nodeType: nodeTypes, data })
  .map((made) => Object.assign(node(made.nodeType, [], made.data), { onClick: "alert(1)" }));

const { plan } = fc.letrec<{ plan: NodePlan }>((tie) => ({
  plan: fc.oneof(
    { maxDepth: 8, depthSize: "max" },
    { weight: 25, arbitrary: texts.map((value) => ({ kind: "value", value }) as const) },
    { weight: 4, arbitrary: junk.map((value) => ({ kind: "value", value }) as const) },
    { weight: 3, arbitrary: fc.nat(50).map((index) => ({ kind: "again", index }) as const) },
    {
      weight: 68,
      arbitrary: fc.record({
        kind: fc.constant("node" as const),
        fields,
        children: fc.array(tie("plan"), { maxLength: 3, size: "max" }),
        flaw: fc.record({
          missing: rarely(fc.constantFrom("nodeType", "data", "content")),
          wrong: rarely(
            fc
              .tuple(fc.constantFrom("nodeType", "data", "content"), junk)
              .map(([name, value]) => ({ [name]: value })),
          ),
        }),
      }),
    },
  ),
}));

/** Documents that are partly valid, partly invalid in every way in this file. */
export const looseDocuments: fc.Arbitrary<unknown> = fc
  .record({
    blocks: fc.array(plan, { minLength: 1, maxLength: 8, size: "max" }),
    nodeType: rarely(nodeTypes),
    instead: rarely(junk),
  })
  .map(({ blocks, nodeType, instead }) => {
    const made: object[] = [];
    return (
      instead ??
      node(
        nodeType ?? BLOCKS.DOCUMENT,
        blocks.map((block) => build(block, made)),
      )
    );
  });

function build(from: NodePlan, made: object[]): unknown {
  if (from.kind === "value") return from.value;
  if (from.kind === "again") return made[from.index % made.length];
  const content: unknown[] = [];
  const found: Record<string, unknown> = { ...from.fields, content };
  made.push(found);
  for (const child of from.children) content.push(build(child, made));
  if (from.flaw.missing !== undefined) delete found[from.flaw.missing];
  return Object.assign(found, from.flaw.wrong);
}

function rarely<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ weight: 24, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}
