import type { Document } from "@contentful/rich-text-types";
import { describe, expect, it, test } from "vitest";
import { readRichText } from "../../../site/features/blog/read-rich-text.ts";
import { describeFaults } from "../../faults/describe-faults.ts";
import { fault, type FaultCode, type Params } from "../../faults/fault.ts";
import { convertMarkdown } from "./convert-markdown.ts";
import type { TextContext } from "./text-context.ts";

const picture = {
  url: "/images/blog/a/f.svg",
  contentType: "image/svg+xml",
  width: 8,
  height: 6,
};
const table = { url: "/files/blog/a/t.csv", contentType: "text/csv" };
const video = { url: "/files/blog/a/v.mp4", contentType: "video/mp4" };
const files = new Map(Object.entries({ "f.svg": picture, "t.csv": table, "v.mp4": video }));
const other = { slug: "otro", title: "El otro", language: "es" } as const;

function convert(body: string): { document: Document; faults: string[] } {
  const faults: string[] = [];
  const context: TextContext = {
    addFault: <Code extends FaultCode>(line: number, code: Code, ...params: Params<Code>) => {
      faults.push(...describeFaults([fault(String(line - 2), code, ...params)]));
    },
    findFile: (name) => files.get(name),
    findPost: (address) =>
      ({ "../otro/es.md": other, "../oculto/es.md": "hidden" as const })[address],
    isPath: (path) => path === "/" || path === "/servicios",
  };
  return { document: convertMarkdown(`Inicio.\n\n${body}\n`, context), faults };
}

function convertSound(body: string): unknown[] {
  const { document, faults } = convert(body);
  expect(faults).toEqual([]);
  return document.content.slice(1);
}

const text = (value: string, ...marks: string[]) => ({
  nodeType: "text",
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const paragraph = (...content: unknown[]) => ({ nodeType: "paragraph", data: {}, content });
const cell = (nodeType: string, ...content: unknown[]) => ({
  nodeType,
  data: {},
  content: [paragraph(...content)],
});

/** Returns the kinds of cells in the body rows of a table with two columns. */
function listCellKinds(...rows: string[]): string[][] {
  const markdown = `| a | b |\n|---|---|\n${rows.join("\n")}`;
  const [{ content }] = convertSound(markdown) as [
    { content: { content: { nodeType: string }[] }[] },
  ];
  return content.slice(1).map((row) => row.content.map(({ nodeType }) => nodeType));
}

describe("differences between Markdown and rich text", () => {
  it("makes a block of a picture, with its size, description and caption", () => {
    expect(convertSound('![Una línea sube](f.svg "Ventas. Datos de demostración.")')).toEqual([
      {
        nodeType: "embedded-asset-block",
        data: {
          target: {
            title: "Ventas. Datos de demostración.",
            description: "Una línea sube",
            ...picture,
          },
        },
        content: [],
      },
    ]);
  });

  it("converts a video the same way, also inside a list", () => {
    const [list] = convertSound("- uno\n\n  ![Un minuto de demostración](v.mp4)\n\n  más");
    const kinds = JSON.stringify(list)
      .match(/"nodeType":"[^"]+"/g)
      ?.join(" ");
    expect(kinds).toMatch(/list-item.*paragraph.*embedded-asset-block.*paragraph/);
    expect(JSON.stringify(list)).toContain('"contentType":"video/mp4"');
  });

  it("converts code to a paragraph of only code, line by line, with its language", () => {
    const code = "Ventas =\n  SUM ( Hechos[Importe] ) // <br> y <u>\n\n~~no~~";
    expect(convertSound(`~~~dax\n${code}\n~~~`)).toEqual([
      { ...paragraph(text(code, "code")), data: { language: "dax" } },
    ]);
  });

  it("underlines, across other marks and links", () => {
    expect(convertSound("a <u>b **c** [d](https://x.es)</u> e")).toEqual([
      paragraph(
        text("a "),
        text("b ", "underline"),
        text("c", "bold", "underline"),
        text(" ", "underline"),
        { nodeType: "hyperlink", data: { uri: "https://x.es" }, content: [text("d", "underline")] },
        text(" e"),
      ),
    ]);
  });

  it("keeps explicit line breaks only", () => {
    expect(convertSound("a  \nb\\\nc<br>d <br /> e\nf **g**\n**h**")).toEqual([
      paragraph(text("a\nb\nc\nd\ne f "), text("g", "bold"), text(" "), text("h", "bold")),
    ]);
  });

  it("makes head cells of a table's first row", () => {
    const [{ content: rows }] = convertSound("| | **a** |\n|---|---|\n| `b` | <u>c</u><br>d |") as [
      { content: { content: unknown[] }[] },
    ];
    expect(rows.map(({ content }) => content)).toEqual([
      [cell("table-header-cell", text("")), cell("table-header-cell", text("a", "bold"))],
      [
        cell("table-cell", text("b", "code")),
        cell("table-cell", text("c", "underline"), text("\nd")),
      ],
    ]);
  });

  it("makes head cells of a first column that is bold in every row", () => {
    const named = ["table-header-cell", "table-cell"];
    const plain = ["table-cell", "table-cell"];
    expect(listCellKinds("| **c** | d |", "| **e** | **f** |")).toEqual([named, named]);
    expect(listCellKinds("| **c** | d |", "| **e** f | g |")).toEqual([plain, plain]);
  });

  it("leaves comments out", () => {
    expect(convertSound("<!-- nota -->\n\na <!-- otra -->b")).toEqual([paragraph(text("a b"))]);
  });
});

describe("links", () => {
  it.each(["https://learn.microsoft.com/es-es/dax/", "mailto:a@b.es", "/servicios#contact", "/"])(
    "keeps %s",
    (uri) => {
      expect(convertSound(`[a](${uri})`)).toEqual([
        paragraph({ nodeType: "hyperlink", data: { uri }, content: [text("a")] }),
      ]);
    },
  );

  it("offers a file to download", () => {
    const target = { title: "t.csv", description: "", ...table };
    expect(convertSound("[la tabla](t.csv)")).toEqual([
      paragraph({ nodeType: "asset-hyperlink", data: { target }, content: [text("la tabla")] }),
    ]);
  });

  it("links another post", () => {
    expect(convertSound("[el *otro*](../otro/es.md)")).toEqual([
      paragraph({
        nodeType: "entry-hyperlink",
        data: { target: other },
        content: [text("el "), text("otro", "italic")],
      }),
    ]);
  });

  it("keeps only the words of a link to a post that is not published yet", () => {
    expect(convertSound("ver [el siguiente](../oculto/es.md) pronto")).toEqual([
      paragraph(text("ver el siguiente pronto")),
    ]);
  });
});

test.each([
  [
    "[a][b]\n\n[b]: https://x.es",
    /^1: a footnote or a link by reference.*\n3: a footnote or a link by reference/,
  ],
  ["nota[^1]\n\n[^1]: aquí está", /^1: a footnote or a link by reference/],
  ["nota[^1] y [a][b]", /^1: a footnote or a link by reference/],
  ["![][b]\n\n[b]: f.svg", /^1: a footnote or a link by reference/],
  ["ok\n\n<div>x</div>", /^3: HTML: <div>x<\/div>/],
  ["a <sup>2</sup>", /^1: HTML: <sup>/],
  ["ok\n\n<u>a\n\nb</u>", /^3: <u> is not closed.*\n5: <\/u> without <u>/],
  ["a <u>b <u>c</u>", /^1: <u> inside <u>/],
  ["~~no~~", /^1: struck-out words: no/],
  ["ok\n\n# Uno", /^3: heading-1: Uno/],
  ["#### Cuatro", /^1: heading-4: Cuatro/],
  ["### Tres", /^1: ### before any ##: Tres/],
  ["ok\n\n- [ ] tarea", /^3: a task box/],
  ["1. a\n3. b", /^2: the number 3, where the list shows 2/],
  ["- 1. a\n  4. b", /^2: the number 4, where the list shows 2/],
  ["1. a\n\ntexto\n\n2. b", /^5: the number 2, where the list shows 1/],
  ["> - a", /^1: unordered-list in a quote/],
  ["- a\n\n  | b |\n  |---|", /^3: table in a list/],
  ["ok\n![a](f.svg)", /^2: a picture beside text: f\.svg/],
  ["![a](f.svg) texto", /^1: a picture beside text/],
  ["[![a](f.svg)](https://x.es)", /^1: a picture beside text/],
  ["| a |\n|---|\n| ![b](f.svg) |", /^3: a picture beside text/],
  ["![](f.svg)", /^1: no words for f\.svg/],
  ["![a](nada.svg)", /^1: no picture nada\.svg/],
  ["![a](t.csv)", /^1: t\.csv is not a picture/],
  ["![a](https://x.es/a.png)", /^1: no picture https/],
  ["ok\n\n[a](nada.csv)", /^3: no file nada\.csv/],
  [
    "ok\n\n[a](www.miweb.es)",
    /^3: the address www\.miweb\.es without https.*https:\/\/www\.miweb\.es/,
  ],
  ["[a](../nada/es.md)", /^1: \.\.\/nada\/es\.md is not a post/],
  ["[a](/blog/otro)", /^1: a post by its address/],
  ["[a](/nada)", /^1: \/nada is not a page of the site/],
  ["[a](http://x.es)", /^1: the address http/],
  ["[a](javascript:alert)", /^1: the address javascript/],
  ["[a](//x.es)", /^1: \/\/x\.es is not a page/],
  ["[a](#b)", /^1: the address #b/],
  ["ok\n\nmira www.x.es", /^3: the address http:\/\/www\.x\.es/],
  ["[](https://x.es)", /^1: a link without words/],
  ['[a](https://x.es "t")', /^1: a link with a title/],
  ["a\u{E000}b", /^1: a character of the private use area/u],
])("refuses %j, and says where", (body, faults) => {
  expect(convert(body).faults.join("\n")).toMatch(faults);
});

test("a text begins with a paragraph", () => {
  const faults: string[] = [];
  const context = {
    addFault: (line: number, code: string) => faults.push(`${String(line)}: ${code}`),
  } as unknown as TextContext;
  convertMarkdown("## Uno", context);
  expect(faults).toEqual(["1: text-opening"]);
});

test("the reader of untrusted rich text changes nothing in a converted text", () => {
  const { document, faults } = convert(
    '## Uno\n\n### Dos\n\na **b** *c* <u>d</u> `e` [f](t.csv) [g](../otro/es.md) [h](/servicios)  \ni\n\n1. j\n   - k\n\n> l\n\n---\n\n~~~dax\nm\n~~~\n\n![n](f.svg "o")\n\n![p](v.mp4)\n\n| q |\n|---|\n| r |',
  );
  expect(faults).toEqual([]);
  expect(readRichText(document)).toMatchObject(document);
});
