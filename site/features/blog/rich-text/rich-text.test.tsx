import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import english from "#folder/content/copy/en/blog.json" with { type: "json" };
import {
  asset,
  document,
  link,
  node,
  paragraph,
  postEntry,
  table,
  text,
} from "../../../../tests/support/rich-text/build-nodes.ts";
import { drawText } from "../../../../tests/support/rich-text/draw-text.tsx";
import { readRichText } from "../read-rich-text.ts";
import { RichTextBody } from "./rich-text.tsx";

const draw = (...blocks: unknown[]) => unframe(drawText(document(...blocks)));
const unframe = (markup: string) =>
  markup.replace(/^<div class="rich-text" lang="es">(.*)<\/div>$/s, "$1");

const region = (number: number) =>
  `<div class="rich-text-table" role="region" aria-label="Tabla ${String(number)}" tabindex="0"><table>`;
const picture = (alt: string, rest: string) =>
  `<figure class="rich-text-figure"><img src="/a.svg" alt="${alt}" width="3" height="2" loading="lazy" decoding="async"/>${rest}</figure>`;
const drawFile = (title: string, url: string, contentType: string) =>
  draw(node("embedded-asset-block", [], { target: asset({ title, url, contentType }) }));
const embedPost = (type: string, locale: string) =>
  node(type, [], { target: postEntry({ slug: "s", title: "T" }, locale) });

test("draws every mark", () => {
  const marks = [
    "bold",
    "italic",
    "underline",
    "code",
    "superscript",
    "subscript",
    "strikethrough",
  ];
  expect(draw(paragraph(...marks.map((mark) => text("x", mark))))).toBe(
    "<p><strong>x</strong><em>x</em><u>x</u><code>x</code><sup>x</sup><sub>x</sub><s>x</s></p>",
  );
  expect(draw(paragraph(text("x", "bold", "italic")))).toBe("<p><em><strong>x</strong></em></p>");
});

test("renders headings below the page's own, each with its own anchor", () => {
  const headings = [1, 2, 3, 4, 5, 6].map((level) =>
    node(`heading-${String(level)}`, [text("¿Qué 1?")]),
  );
  expect(draw(...headings, node("heading-2", [text("…"), link("/", "!")]))).toBe(
    [
      '<h2 id="que-1">¿Qué 1?</h2><h2 id="que-1-2">¿Qué 1?</h2><h3 id="que-1-3">¿Qué 1?</h3>',
      '<h4 id="que-1-4">¿Qué 1?</h4><h5 id="que-1-5">¿Qué 1?</h5><h6 id="que-1-6">¿Qué 1?</h6>',
      '<h2 id="seccion">…<a href="/">!</a></h2>',
    ].join(""),
  );
});

test("draws lists, quotes, rules and line breaks", () => {
  const list = node("ordered-list", [node("list-item", [paragraph("b")])]);
  expect(
    draw(
      node("unordered-list", [node("list-item", [paragraph("a"), list])]),
      node("blockquote", [paragraph("c\nd")]),
      node("hr"),
    ),
  ).toBe(
    "<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul><blockquote><p>c<br/>d</p></blockquote><hr/>",
  );
});

test("an empty header cell, as in the corner of a cross table, names nothing", () => {
  expect(draw(table(["", "b"], ["c", "d"]))).toContain('<tr><td></td><th scope="col">');
});

test("draws tables with their head, in regions with a name that the keyboard can scroll", () => {
  const head = '<thead><tr><th scope="col"><p>a</p></th></tr></thead>';
  expect(draw(table(["a"], ["b"]), table(["a"]))).toBe(
    `${region(1)}${head}<tbody><tr><td><p>b</p></td></tr></tbody></table></div>${region(2)}${head}</table></div>`,
  );
  const [first, second] = ["table-header-cell", "table-cell"].map((type) =>
    node(type, [paragraph("x")]),
  );
  expect(draw(node("table", [node("table-row", [first, second])]))).toContain(
    '<tbody><tr><th scope="row"><p>x</p></th><td><p>x</p></td></tr></tbody>',
  );
});

test("renders a paragraph of code alone as a block if it has several lines or a language", () => {
  const block =
    '<pre role="region" aria-label="Código 1" tabindex="0"><code translate="no">a\n  b</code></pre></div>';
  expect(draw(paragraph(text("a\n", "code"), text("  b\n", "code")))).toBe(
    `<div class="rich-text-code">${block}`,
  );
  expect(draw(node("paragraph", [text("a\n  b", "code")], { language: "dax" }))).toBe(
    `<div class="rich-text-code" data-language="DAX">${block}`,
  );
  expect(draw(paragraph(text("a", "code")))).toBe("<p><code>a</code></p>");
  expect(draw(paragraph(text("a\n", "code"), "b"))).toContain("<p>");
});

test("draws a picture with its words, its size and its caption", () => {
  const file = { url: "/a.svg", contentType: "image/svg+xml" };
  const embed = (fields: object) =>
    draw(
      node("embedded-asset-block", [], {
        target: asset({ ...file, ...fields }, { width: 3, height: 2 }),
      }),
    );

  expect(embed({ description: "D", title: "T" })).toBe(picture("D", "<figcaption>T</figcaption>"));
  expect(embed({ description: "D", title: "IMG_1.jpg" })).toBe(picture("D", ""));
  expect(embed({ title: "T" })).toBe(picture("T", ""));
  expect(embed({ title: "IMG_1.jpg" })).toBe(picture("", ""));
});

test("draws a video that waits to be started", () => {
  const target = asset({
    title: "T",
    description: "D",
    url: "//a.b/c.mp4",
    contentType: "video/mp4",
  });
  const markup = draw(node("embedded-asset-block", [], { target }));
  expect(markup).toContain(
    '<video src="https://a.b/c.mp4" aria-label="D" controls="" playsInline="" preload="none">',
  );
  expect(markup).toContain("<figcaption>T</figcaption>");
  expect(markup).not.toContain("autoplay");
});

test("offers any other file to download, by its name and kind", () => {
  expect(drawFile("Plantilla", "/f/a.csv", "text/csv")).toBe(
    '<p class="rich-text-download"><a href="/f/a.csv" download="">Descargar Plantilla (CSV)</a></p>',
  );
  expect(drawFile("", "//a.b/gu%C3%ADa.pdf?x", "application/pdf")).toBe(
    '<p class="rich-text-download"><a href="https://a.b/gu%C3%ADa.pdf?x">Descargar guía.pdf (PDF)</a></p>',
  );
  expect(drawFile("Sin más", "//a.b/x", "application/zip")).toContain("Descargar Sin más (ZIP)");
});

test("draws links: to the web, to posts, to files", () => {
  const target = postEntry({ slug: "año 1", title: "Título" }, "en");
  const file = asset({ title: "T", url: "/a.csv", contentType: "text/csv" });
  expect(
    draw(
      paragraph(
        link("https://a.b/c", "web"),
        node("entry-hyperlink", [text("post")], { target }),
        node("asset-hyperlink", [text("file")], { target: file }),
      ),
    ),
  ).toBe(
    '<p><a href="https://a.b/c">web</a><a href="/blog/a%C3%B1o%201">post</a>' +
      '<a href="/a.csv" download="">file <span class="rich-text-type">(CSV)</span></a></p>',
  );
});

test("draws an embedded post as a link by its title, in the title's language", () => {
  expect(
    draw(
      embedPost("embedded-entry-block", "en"),
      paragraph(embedPost("embedded-entry-inline", "es")),
    ),
  ).toBe(
    '<p class="rich-text-post"><span>Sigue leyendo:</span> <a href="/blog/s"><span lang="en">T</span></a></p>' +
      '<p><a href="/blog/s">T</a></p>',
  );
});

test("says which language its labels are in, where it is not that of the text", () => {
  const content = readRichText(
    document(
      table(["a"], ["b"]),
      paragraph(text("c\n d", "code")),
      embedPost("embedded-entry-block", "es"),
    ),
  );
  const markup = renderToStaticMarkup(
    <RichTextBody
      content={content}
      language="es"
      labels={english.richText}
      labelLanguage="en"
      renderLink={(address, words) => <a href={address}>{words}</a>}
    />,
  );
  expect(markup).toContain('aria-label="Table 1" lang="en" tabindex="0"><table lang="es">');
  expect(markup).toContain('aria-label="Code 1" lang="en" tabindex="0"><code lang="es"');
  expect(markup).toContain(`<span lang="en">${english.richText.readAlso}</span>`);
});

test("draws a body that is plain text with its line breaks, and HTML in it as text", () => {
  expect(unframe(drawText("a\nb\n\n \n<script>c</script>\n"))).toBe(
    "<p>a<br/>b</p><p>&lt;script&gt;c&lt;/script&gt;</p>",
  );
  expect(unframe(drawText(""))).toBe("");
});
