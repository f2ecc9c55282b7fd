import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  asset,
  document,
  link,
  node,
  paragraph,
  table,
  text,
} from "../../../../tests/support/rich-text/build-nodes.ts";
import { drawText } from "../../../../tests/support/rich-text/draw-text.tsx";
import { findMarkupFaults } from "../../../../tests/support/rich-text/find-markup-faults.ts";
import { hostileAddresses } from "../../../../tests/support/rich-text/hostile-addresses.ts";
import { looseDocuments } from "../../../../tests/support/rich-text/loose-document.ts";
import { readRichText } from "../read-rich-text.ts";

const documents = 2000;

test.each(hostileAddresses)("keeps the words, not the address: %j", (address) => {
  const files = ["image/svg+xml", "video/mp4", "text/html"].map((contentType) => ({
    target: asset({ title: "fichero", url: address, contentType }),
  }));
  const markup = drawText(
    document(
      paragraph(link(address, "enlace")),
      ...files.flatMap((data) => [
        node("embedded-asset-block", [], data),
        paragraph(node("asset-hyperlink", [text("adjunto")], data)),
      ]),
    ),
  );
  expect(markup).toBe(
    `<div class="rich-text" lang="es"><p>enlace</p>${"<p>adjunto</p>".repeat(3)}</div>`,
  );
});

test(`${String(documents)} generated documents are drawn without a fault, and reading twice is reading once`, () => {
  let drawn = 0;
  fc.assert(
    fc.property(looseDocuments, (source) => {
      const read = readRichText(source);
      expect(JSON.parse(JSON.stringify(read))).toEqual(read);
      expect(readRichText(read)).toEqual(read);
      const markup = drawText(source);
      drawn += markup.length;
      expect(findMarkupFaults(markup)).toEqual([]);
    }),
    { numRuns: documents, seed: 1 },
  );
  expect(drawn / documents).toBeGreaterThan(300);
});

test("HTML in any text stays text", () => {
  const words = '</p><script>alert(1)</script><img src=x onerror="alert(1)">';
  const markup = drawText(
    document(
      paragraph(words),
      node("heading-2", [text(words)]),
      table([words], [words]),
      paragraph(text(`${words}\n`, "code")),
    ),
  );
  expect(findMarkupFaults(markup)).toEqual([]);
  expect(findMarkupFaults(drawText(words))).toEqual([]);
});

test("the check of markup finds planted faults", () => {
  for (const markup of [
    "<script></script>",
    '<a href="javascript:alert(1)"></a>',
    '<a href="java\nscript&#x3a;x"></a>',
    '<a href="//evil"></a>',
    '<p onclick="x"></p>',
    '<p style="x"></p>',
    "<p><p></p></p>",
    "<a><strong><a></a></strong></a>",
    "<ul><p></p></ul>",
    "<p><td></td></p>",
  ]) {
    expect(findMarkupFaults(markup), markup).not.toEqual([]);
  }
});

test("draws 2,000 rows, and lists in lists deeper than anybody reads", () => {
  const rows = Array.from({ length: 2001 }, (_, row) => [String(row), "a", "b", "c"]);
  const markup = drawText(document(table(...rows)));
  expect(markup.match(/<tr>/g)).toHaveLength(2001);
  let deep = node("unordered-list", [node("list-item", [paragraph("fondo")])]);
  for (let level = 0; level < 20_000; level += 1) {
    deep = node("unordered-list", [node("list-item", [paragraph("a"), deep])]);
  }
  const nested = drawText(document(deep));
  expect(nested).toContain("fondo");
  expect(findMarkupFaults(nested)).toEqual([]);
});
