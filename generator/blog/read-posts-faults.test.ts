import { describe, expect, it } from "vitest";
import { en, es, readBlogOf, svg } from "../../tests/support/blog/sample-posts.ts";
import { describeFaults } from "../faults/describe-faults.ts";

async function listFaults(files: Record<string, string>): Promise<string> {
  const { faults, root } = await readBlogOf(files);
  return describeFaults(faults).join("\n").replaceAll(`${root}/`, "");
}

describe("faults", () => {
  it("are all reported at once, with file and line", async () => {
    const found = await listFaults({
      "uno/es.md": es({ publishDate: "ayer", isPublished: "sí" }),
      "dos/es.md": es({ title: "Dos" }, "ok\n\n[a](nada.csv)"),
      "dos/en.md": en("a ~~b~~"),
    });
    expect(found.split("\n")).toEqual([
      expect.stringMatching(
        /^uno\/es\.md:4: publishDate: expected a date such as .*; found "ayer"\./,
      ),
      expect.stringMatching(/^uno\/es\.md:6: isPublished: expected true or false; found "sí"\./),
      expect.stringMatching(/^dos\/es\.md:11: no file nada\.csv\. Put it into the post's folder/),
      expect.stringMatching(/^dos\/en\.md:6: struck-out words: b\./),
    ]);
  });

  it.each([
    [{ title: undefined }, /^a\/es\.md:1: title: missing\. Add title/],
    [{ title: "a: b" }, /^a\/es\.md:2: Nested mappings.*between quotes/],
    [{ slug: "otro" }, /^a\/es\.md:7: slug: not a field\. The folder's name is the slug/],
    [{ autor: "Ana" }, /^a\/es\.md:7: autor: not a field\. Known are title,/],
    [{ publishDate: "2026-02-30" }, /^a\/es\.md:4: publishDate: expected a day that exists/],
    [{ publishDate: "2026-02-03T10:00" }, /^a\/es\.md:4: publishDate: expected a date such as/],
    [{ categories: "DAX" }, /^a\/es\.md:5: categories: expected a list/],
    [{ categories: "[]" }, /^a\/es\.md:5: categories: expected at least one/],
    [{ categories: "[DAX, DAX]" }, /^a\/es\.md:5: categories: expected each category once/],
    [{ categories: "[¡]" }, /^a\/es\.md: a category without letters/],
    [{ readTime: "0" }, /^a\/es\.md:7: readTime: expected whole minutes/],
    [{ metaTitle: "x".repeat(61) }, /^a\/es\.md:7: metaTitle: expected at most 60 characters/],
    [{ featuredImage: "../b/f.svg" }, /^a\/es\.md:7: featuredImage: expected a file of the post/],
    [{ featuredImage: "nada.svg" }, /featuredImageAlt: missing[^]*featuredImage: no picture nada/],
  ])("describe errors in the fields: %j", async (changes, expected) => {
    expect(await listFaults({ "a/es.md": es(changes) })).toMatch(expected);
  });

  it.each([
    [{ "a/en.md": en() }, /^a: es\.md is missing/],
    [{ "a/es.md": "Hola" }, /^a\/es\.md:1: no front matter/],
    [{ "A_b/es.md": es() }, /^A_b: "A_b" cannot be a post's address/],
    [{ "categoria/es.md": es() }, /^categoria: "categoria" cannot be/],
    [{ "nota.txt": "x" }, /^nota\.txt: a file beside the posts/],
    [{ "a/es.md": es(), "a/fr.md": "x" }, /^a\/fr\.md: not a language of the site/],
    [{ "a/es.md": es(), "a/b/c.svg": svg }, /^a\/b: a folder inside a post/],
    [{ "a/es.md": es(), "a/f.svg": svg }, /^a\/f\.svg: no text refers to this file/],
    [{ "a/es.md": es(), "a/f.svg": "<svg/>" }, /^a\/f\.svg: the size of the picture is unknown/],
    [{ "a/es.md": es(), "a/f.exe": "x" }, /^a\/f\.exe: files ending in "\.exe" are not offered/],
    [{ "a/es.md": es(), "a/f.html": "x" }, /^a\/f\.html: files ending in "\.html"/],
    [{ "a/es.md": es(), "a/F 1.svg": svg }, /^a\/F 1\.svg: the name "F 1\.svg" cannot be/],
    [
      { "a/es.md": es(), "a/en.md": en("x", "categories: [A]\n") },
      /^a\/en\.md:4: categories: not here\. Remove it: it stands in es\.md/,
    ],
    [
      { "a/es.md": es({}, "[b](../b/en.md)"), "b/es.md": es({ title: "B" }), "b/en.md": en() },
      /^a\/es\.md:9: \.\.\/b\/en\.md is not a post/,
    ],
  ] as [Record<string, string>, RegExp][])(
    "describe errors in the folders: %j",
    async (files, expected) => {
      expect(await listFaults(files)).toMatch(expected);
    },
  );

  it("name slugs and titles that visitors would confuse", async () => {
    const found = await listFaults({
      "ab-c/es.md": es({ categories: "[Visualización]" }),
      "a-bc/es.md": es({ categories: "[Visualizacion]" }),
    });
    expect(found).toContain("ab-c: the folder's name is that of a-bc: ab-c");
    expect(found).toContain("ab-c/es.md: the title is that of a-bc/es.md: Un título");
    expect(found).toContain('the category "Visualización" is "Visualizacion" in a-bc/es.md');
  });

  it("of a post are not repeated for the posts that link it", async () => {
    const found = await listFaults({
      "a/es.md": es({}, "[b](../b/es.md)"),
      "b/es.md": es({ title: "B", isPublished: "sí" }),
    });
    expect(found).toMatch(/^b\/es\.md:6: isPublished: .*$/);
  });

  it("of drafts can wait", async () => {
    const { faults, draftFaults } = await readBlogOf({
      "a/es.md": es({ isPublished: "false" }, "[a](nada.csv)"),
    });
    expect([faults, draftFaults.length]).toEqual([[], 1]);
  });
});
