import type { Asset, Post, PostLink } from "../../contracts/blog-post.ts";
import { locales, type Locale } from "../../contracts/locale.ts";
import { readRichText } from "../../site/features/blog/read-rich-text.ts";
import { matchPath } from "../../site/routes.ts";
import { fault, type Fault, type FaultCode, type Params } from "../faults/fault.ts";
import { findMissingWords, translateFile } from "./figures/read-figure.ts";
import { inlineDrawing } from "./inline-drawing.ts";
import { readWords } from "./markdown/convert-inlines.ts";
import { convertMarkdown } from "./markdown/convert-markdown.ts";
import type { TextContext } from "./markdown/text-context.ts";
import type { PostFolder } from "./read-post-folder.ts";

export type DefaultAuthor = { name: string; image?: Asset };

export type PostSurroundings = {
  author: DefaultAuthor;
  findPost: (slug: string, locale: Locale) => PostLink | "hidden" | undefined;
};

const postFile = new RegExp(String.raw`^\.\./([^/]+)/(${locales.join("|")})\.md$`);
const wordsPerMinute = 200;

type MadePost = { post: Post; used: string[]; faults: Fault[] };

/** Makes a post in one of its languages; adds the names of the files that it shows or links to `used`. */
export function makePost(
  folder: PostFolder,
  locale: Locale,
  surroundings: PostSurroundings,
): MadePost {
  const { slug, es } = folder;
  const { file, front, body } = folder[locale] ?? es;
  const faults: Fault[] = [];
  const used = new Set<string>();
  const context = createTextContext({ folder, locale, surroundings, used, faults });
  const findImage = (name: string | undefined, field: string, description: string) => {
    if (name === undefined) return undefined;
    const asset = context.findFile(name);
    if (asset?.contentType.startsWith("image/") === true)
      return { title: "", description, ...asset };
    if (locale === "es")
      faults.push(fault({ file: es.file, field }, "picture-file", { url: name }));
    return undefined;
  };
  const { featuredImage: featured, author = surroundings.author.name } = es.front;
  if (featured !== undefined && front.featuredImageAlt === undefined) {
    faults.push(fault({ file, field: "featuredImageAlt" }, "featured-alt"));
  }
  const document = convertMarkdown(body, context);
  const featuredImage = findImage(featured, "featuredImage", front.featuredImageAlt ?? "");
  const cover = featured === undefined ? undefined : inlineDrawing(folder, featured);
  const ownImage = findImage(es.front.authorImage, "authorImage", author);
  const authorImage =
    ownImage ?? (es.front.author === undefined ? surroundings.author.image : undefined);
  const { title, excerpt, metaTitle, metaDescription } = front;
  const { publishDate, updatedDate, categories, isFeatured } = es.front;
  const post: Post = {
    id: slug,
    slug,
    language: locale,
    title,
    excerpt,
    publishDate,
    readTime: es.front.readTime ?? countMinutes(readWords(document)),
    categories,
    author,
    ...(authorImage && { authorImage }),
    ...(featuredImage && { featuredImage }),
    isFeatured,
    ...(cover !== undefined && { cover }),
    ...(metaTitle !== undefined && { metaTitle }),
    ...(metaDescription !== undefined && { metaDescription }),
    ...(updatedDate !== undefined && { updatedDate }),
    content: readRichText(document),
  };
  return { post, used: [...used], faults };
}

type TextSources = {
  folder: PostFolder;
  locale: Locale;
  surroundings: PostSurroundings;
  used: Set<string>;
  faults: Fault[];
};

/** Resolves what a text refers to; adds referenced files to `used` and broken references to `faults`. */
function createTextContext(sources: TextSources): TextContext {
  const { folder, locale, surroundings, used, faults } = sources;
  const { file, bodyLine } = folder[locale] ?? folder.es;
  return {
    addFault: <Code extends FaultCode>(line: number, code: Code, ...params: Params<Code>) => {
      faults.push(fault({ file, line: line + bodyLine - 1 }, code, ...params));
    },
    findFile: (name) => {
      const plain = name.replace(/^\.\//, "");
      used.add(plain);
      const found = folder.files.get(plain);
      if (found === undefined) return undefined;
      faults.push(...findMissingWords(found, locale));
      return translateFile(found, locale).asset;
    },
    findPost: (address) => {
      const [, target = "", language] = postFile.exec(address) ?? [];
      // Translations link the Spanish file of a post that is not translated.
      if (locale === "es" && language !== "es") return undefined;
      return surroundings.findPost(target, locale);
    },
    isPath: (path) => matchPath(path).name !== "notFound",
  };
}

function countMinutes(words: string): number {
  return Math.max(1, Math.round((words.match(/\S+/g)?.length ?? 0) / wordsPerMinute));
}
