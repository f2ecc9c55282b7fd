import { afterEach, describe, expect, it } from "vitest";
import { describeFaults } from "../describe-faults.ts";
import { makeProject, type Project } from "../../tests/support/make-project.ts";
import { readPosts, type ReadBlog } from "./read-posts.ts";

const now = new Date("2026-11-20T10:00:00Z");
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>';

let project: Project;

function es(changes: Record<string, string | undefined> = {}, body = "Un párrafo."): string {
  const fields = {
    title: "Un título",
    excerpt: "Un extracto.",
    publishDate: "2026-10-08",
    categories: "[DAX, Power BI]",
    isPublished: "true",
    ...changes,
  };
  const lines = Object.entries(fields).map(([name, value]) =>
    value === undefined ? "" : `${name}: ${value}\n`,
  );
  return `---\n${lines.join("")}---\n\n${body}\n`;
}

function en(body = "A paragraph.", fields = ""): string {
  return `---\ntitle: A title\nexcerpt: An excerpt.\n${fields}---\n\n${body}\n`;
}

async function read(files: Record<string, string>): Promise<ReadBlog> {
  project = await makeProject(files);
  return readPosts({ root: project.root, now, author: { name: "Ana" } });
}

async function listFaults(files: Record<string, string>): Promise<string> {
  const { faults } = await read(files);
  return describeFaults(faults).join("\n").replaceAll(`${project.root}/`, "");
}

afterEach(async () => project.remove());

describe("readPosts", () => {
  it("makes a post of the fields, the folder's name and the text", async () => {
    const picture = { featuredImage: "f.svg", featuredImageAlt: "Una línea", metaTitle: "Corto" };
    const { posts, assets, states, faults } = await read({
      "un-slug/es.md": es({ ...picture, isFeatured: "true" }),
      "un-slug/f.svg": svg,
    });
    expect(faults).toEqual([]);
    expect(posts.es).toEqual([
      {
        id: "un-slug",
        slug: "un-slug",
        language: "es",
        title: "Un título",
        excerpt: "Un extracto.",
        publishDate: "2026-10-08",
        readTime: 1,
        categories: ["DAX", "Power BI"],
        author: "Ana",
        featuredImage: {
          title: "",
          description: "Una línea",
          url: "/images/blog/un-slug/f.svg",
          contentType: "image/svg+xml",
          width: 8,
          height: 6,
        },
        isFeatured: true,
        metaTitle: "Corto",
        content: {
          nodeType: "document",
          data: {},
          content: [
            {
              nodeType: "paragraph",
              data: {},
              content: [{ nodeType: "text", value: "Un párrafo.", marks: [], data: {} }],
            },
          ],
        },
      },
    ]);
    expect([...assets]).toEqual([["/images/blog/un-slug/f.svg", `${project.root}/un-slug/f.svg`]]);
    expect(states).toMatchObject([{ slug: "un-slug", state: "published", isTranslated: false }]);
  });

  it("lists the newest first, and in English what is translated beside what is only Spanish", async () => {
    const { posts, faults } = await read({
      "viejo/es.md": es({ title: "Viejo", publishDate: "2026-01-02" }),
      "nuevo/es.md": es({ title: "Nuevo", publishDate: "2026-11-20T11:00:00+01:00" }),
      "medio/es.md": es({ title: "Medio", publishDate: "2026-05-02" }),
      "medio/en.md": en(),
    });
    expect(faults).toEqual([]);
    expect(posts.es.map(({ title, language }) => [title, language])).toEqual([
      ["Nuevo", "es"],
      ["Medio", "es"],
      ["Viejo", "es"],
    ]);
    expect(posts.en.map(({ title, language }) => [title, language])).toEqual([
      ["Nuevo", "es"],
      ["A title", "en"],
      ["Viejo", "es"],
    ]);
  });

  it("keeps back drafts and what is still to come", async () => {
    const { posts, assets, states } = await read({
      "borrador/es.md": es({ title: "Borrador", isPublished: "false" }, "[a](a.csv)"),
      "borrador/a.csv": "a",
      "futuro/es.md": es({ title: "Futuro", publishDate: "2026-11-20T10:00:01Z" }, "[a](a.csv)"),
      "futuro/a.csv": "a",
    });
    expect([posts, [...assets]]).toEqual([{ es: [], en: [] }, []]);
    expect(states.map(({ state }) => state)).toEqual(["draft", "scheduled"]);
  });

  it("links posts in the language they exist in, and not before they are published", async () => {
    const body = "[uno](../uno/en.md) [dos](../dos/es.md) [tres](../tres/en.md)";
    const { posts, faults } = await read({
      "lector/es.md": es({ title: "Lector" }),
      "lector/en.md": en(body),
      "uno/es.md": es({ title: "Uno" }),
      "uno/en.md": en().replace("A title", "One"),
      "dos/es.md": es({ title: "Dos" }),
      "tres/es.md": es({ title: "Tres", isPublished: "false" }),
    });
    expect(faults).toEqual([]);
    const text = JSON.stringify(posts.en.find(({ slug }) => slug === "lector")?.content);
    expect(text).toContain('"target":{"slug":"uno","title":"One","language":"en"}');
    expect(text).toContain('"target":{"slug":"dos","title":"Dos","language":"es"}');
    expect(text).toContain("tres");
    expect(text).not.toContain("Tres");
  });

  it("counts minutes of reading in each language, unless the file says them", async () => {
    const { posts } = await read({
      "uno/es.md": es({ title: "Uno" }, "palabra ".repeat(700)),
      "uno/en.md": en("word ".repeat(500)).replace("A title", "One"),
      "dos/es.md": es({ title: "Dos", readTime: "9" }),
    });
    expect(posts.es.map(({ slug, readTime }) => [slug, readTime])).toEqual([
      ["dos", 9],
      ["uno", 4],
    ]);
    expect(posts.en[1]?.readTime).toBe(3);
  });

  it("takes an author of the post's own, and the picture only if it is theirs", async () => {
    const author = {
      name: "Ana",
      image: { title: "", description: "", url: "/a", contentType: "" },
    };
    project = await makeProject({
      "uno/es.md": es({ title: "Uno", author: "Luis", authorImage: "luis.svg" }),
      "uno/luis.svg": svg,
      "dos/es.md": es({ title: "Dos", author: "Eva" }),
    });
    const { posts } = await readPosts({ root: project.root, now, author });
    expect(posts.es.map((post) => [post.author, post.authorImage?.url])).toEqual([
      ["Eva", undefined],
      ["Luis", "/images/blog/uno/luis.svg"],
    ]);
  });

  it("is empty where there is no folder", async () => {
    project = await makeProject({});
    const blog = await readPosts({ root: `${project.root}/blog`, now, author: { name: "A" } });
    expect([blog.posts, blog.faults]).toEqual([{ es: [], en: [] }, []]);
  });
});

describe("faults", () => {
  it("are all told at once, with file and line", async () => {
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
  ])("tell what is wrong with the fields: %j", async (changes, expected) => {
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
      /^a\/es\.md:9: \.\.\/b\/en\.md is no post/,
    ],
  ] as [Record<string, string>, RegExp][])(
    "tell what is wrong with the folders: %j",
    async (files, expected) => {
      expect(await listFaults(files)).toMatch(expected);
    },
  );

  it("tell what visitors could not keep apart", async () => {
    const found = await listFaults({
      "ab-c/es.md": es({ categories: "[Visualización]" }),
      "a-bc/es.md": es({ categories: "[Visualizacion]" }),
    });
    expect(found).toContain("ab-c: the folder's name is that of a-bc: ab-c");
    expect(found).toContain("ab-c/es.md: the title is that of a-bc/es.md: Un título");
    expect(found).toContain('the category "Visualización" is "Visualizacion" in a-bc/es.md');
  });

  it("of a post are not told of those that link it", async () => {
    const found = await listFaults({
      "a/es.md": es({}, "[b](../b/es.md)"),
      "b/es.md": es({ title: "B", isPublished: "sí" }),
    });
    expect(found).toMatch(/^b\/es\.md:6: isPublished: .*$/);
  });

  it("of drafts can wait", async () => {
    const { faults, draftFaults } = await read({
      "a/es.md": es({ isPublished: "false" }, "[a](nada.csv)"),
    });
    expect([faults, draftFaults.length]).toEqual([[], 1]);
  });
});
