import type { Asset, Post, PostLink } from "../../contracts/blog-post.ts";
import type { Locale } from "../../contracts/locale.ts";
import { readRichText } from "../../site/features/blog/read-rich-text.ts";
import { matchPath } from "../../site/routes.ts";
import type { Fault } from "../fault.ts";
import { convertMarkdown } from "./markdown/convert-markdown.ts";
import { readWords } from "./markdown/finish-document.ts";
import type { TextContext } from "./markdown/text-context.ts";
import type { PostFolder } from "./read-post-folder.ts";

export type DefaultAuthor = { name: string; image?: Asset };

type PostSurroundings = {
  author: DefaultAuthor;
  findPost: (slug: string, locale: Locale) => PostLink | "hidden" | undefined;
};

const wordsPerMinute = 200;

/** Makes a post in one of its languages; `used` are the names of the files that it shows or links. */
export async function makePost(
  folder: PostFolder,
  locale: Locale,
  { author, findPost }: PostSurroundings,
): Promise<{ post: Post; used: string[]; faults: Fault[] }> {
  const { slug, es, files } = folder;
  const { file, front, body, bodyLine } = (locale === "es" ? undefined : folder.en) ?? es;
  const faults: Fault[] = [];
  const used = new Set<string>();
  const lines = body.split("\n");
  const context: TextContext = {
    addFault: (line, problem, remedy) =>
      faults.push({ file: `${file}:${String(line + bodyLine - 1)}`, problem, remedy }),
    findLine: (...words) => {
      const found = words.map((some) => lines.findIndex((line) => line.includes(some)));
      return (found.find((index) => index >= 0) ?? 0) + 1;
    },
    findFile: (name) => {
      const plain = name.replace(/^\.\//, "");
      used.add(plain);
      return files.get(plain)?.asset;
    },
    findPost: (address) => {
      const [, target = "", language] = /^\.\.\/([^/]+)\/(es|en)\.md$/.exec(address) ?? [];
      // A translation links the Spanish file of a post that has no other.
      return locale === "es" && language === "en" ? undefined : findPost(target, locale);
    },
    isPath: (path) => matchPath(path).name !== "notFound",
  };
  const takeAsset = (name: string | undefined, field: string, description: string) => {
    if (name === undefined) return undefined;
    const asset = context.findFile(name);
    if (asset?.contentType.startsWith("image/") === true)
      return { title: "", description, ...asset };
    if (locale === "es") {
      const remedy = "Put it into the post's folder, or mend the name.";
      faults.push({ file: es.file, problem: `${field}: no picture ${name}`, remedy });
    }
    return undefined;
  };
  if (es.front.featuredImage !== undefined && front.featuredImageAlt === undefined) {
    const remedy = "Say in a sentence what the featured image shows.";
    faults.push({ file, problem: "featuredImageAlt: missing", remedy });
  }
  const document = await convertMarkdown(body, context);
  const words = readWords(document).match(/\S+/g)?.length ?? 0;
  const { title, excerpt, metaTitle, metaDescription } = front;
  const { publishDate, categories, isFeatured } = es.front;
  const name = es.front.author ?? author.name;
  const featuredImage = takeAsset(
    es.front.featuredImage,
    "featuredImage",
    front.featuredImageAlt ?? "",
  );
  const ownImage = takeAsset(es.front.authorImage, "authorImage", name);
  const authorImage = ownImage ?? (es.front.author === undefined ? author.image : undefined);
  const post: Post = {
    id: slug,
    slug,
    language: locale,
    title,
    excerpt,
    publishDate,
    readTime: es.front.readTime ?? Math.max(1, Math.round(words / wordsPerMinute)),
    categories,
    author: name,
    ...(authorImage && { authorImage }),
    ...(featuredImage && { featuredImage }),
    isFeatured,
    ...(metaTitle !== undefined && { metaTitle }),
    ...(metaDescription !== undefined && { metaDescription }),
    content: readRichText(document),
  };
  return { post, used: [...used], faults };
}
