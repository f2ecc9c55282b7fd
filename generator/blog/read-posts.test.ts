import { describe, expect, it } from "vitest";
import { describeFaults } from "../faults/describe-faults.ts";
import { en, es, readBlogOf, svg } from "../../tests/support/blog/sample-posts.ts";
import { readPosts } from "./read-posts.ts";

describe("readPosts", () => {
  it("makes a post of the fields, the folder's name and the text", async () => {
    const picture = { featuredImage: "f.svg", featuredImageAlt: "Una línea", metaTitle: "Corto" };
    const updatedDate = "2026-11-02";
    const { posts, assets, states, faults, root } = await readBlogOf({
      "un-slug/es.md": es({ ...picture, updatedDate, isFeatured: "true" }),
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
        cover:
          "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/%3E",
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
        updatedDate,
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
    expect([...assets]).toEqual([["/images/blog/un-slug/f.svg", `${root}/un-slug/f.svg`]]);
    expect(states).toMatchObject([{ slug: "un-slug", state: "published", isTranslated: false }]);
  });

  it("shows a figure in each language at its own address, and reports placeholders without words", async () => {
    const { posts, assets, faults, root } = await readBlogOf({
      "un-slug/es.md": es({}, "Un párrafo.\n\n![a](figura.svg)"),
      "un-slug/en.md": en("A paragraph.\n\n![a](figura.svg)"),
      "un-slug/figura.svg": svg.replace("/>", "><text>{{name}} {{days.0}}</text></svg>"),
    });
    const addresses = (["es", "en"] as const).map((locale) => {
      const [, url] = /"url":"(.*?)"/.exec(JSON.stringify(posts[locale])) ?? [];
      return [url, assets.get(url ?? "")?.replace(root, "")];
    });
    expect(addresses).toEqual([
      ["/images/blog/un-slug/figura.es.svg", "/un-slug/figura.es.svg"],
      ["/images/blog/un-slug/figura.en.svg", "/un-slug/figura.en.svg"],
    ]);
    expect(assets.size).toBe(2);
    const file = `${root}/un-slug/figura.svg`;
    const missing = ["{{name}}", "{{days.0}}"].map((name) => ({ file, params: { name } }));
    expect(faults).toMatchObject([...missing, ...missing]);
    expect(describeFaults(faults).at(-1)).toContain("blog-pictures/en/un-slug.json");
  });

  it("lists the newest first, and in English both translated and Spanish posts", async () => {
    const { posts, faults } = await readBlogOf({
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

  it("leaves out drafts and scheduled posts", async () => {
    const { posts, assets, states } = await readBlogOf({
      "borrador/es.md": es({ title: "Borrador", isPublished: "false" }, "[a](a.csv)"),
      "borrador/a.csv": "a",
      "futuro/es.md": es({ title: "Futuro", publishDate: "2026-11-20T10:00:01Z" }, "[a](a.csv)"),
      "futuro/a.csv": "a",
    });
    expect([posts, [...assets]]).toEqual([{ es: [], en: [] }, []]);
    expect(states.map(({ state }) => state)).toEqual(["draft", "scheduled"]);
  });

  it("links posts in an existing language, and not before they are published", async () => {
    const body = "[uno](../uno/en.md) [dos](../dos/es.md) [tres](../tres/en.md)";
    const { posts, faults } = await readBlogOf({
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

  it("computes the read time in each language, unless the file states it", async () => {
    const { posts } = await readBlogOf({
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

  it("uses the post's own author, with a picture only if the post has one", async () => {
    const author = {
      name: "Ana",
      image: { title: "", description: "", url: "/a", contentType: "" },
    };
    const files = {
      "uno/es.md": es({ title: "Uno", author: "Luis", authorImage: "luis.svg" }),
      "uno/luis.svg": svg,
      "dos/es.md": es({ title: "Dos", author: "Eva" }),
    };
    const { posts } = await readBlogOf(files, author);
    expect(posts.es.map((post) => [post.author, post.authorImage?.url])).toEqual([
      ["Eva", undefined],
      ["Luis", "/images/blog/uno/luis.svg"],
    ]);
  });

  it("is empty if there is no folder", async () => {
    const now = new Date();
    const blog = await readPosts({ root: "no/such/folder", now, author: { name: "A" } });
    expect([blog.posts, blog.faults]).toEqual([{ es: [], en: [] }, []]);
  });
});
