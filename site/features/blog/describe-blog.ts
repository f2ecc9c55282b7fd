import {
  categorySlug,
  type Asset,
  type PostSummary,
  type Post,
} from "../../../contracts/blog-post.ts";
import type { Copy } from "../../copy.ts";
import type { Metadata } from "../../page-data.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { pathTo } from "../../routes.ts";

type BlogCopy = Copy["blog"];

const shareTypes = new Set(["image/png", "image/jpeg", "image/webp"]);

export function describeList(copy: BlogCopy, category?: string): Metadata {
  if (category === undefined) return copy.meta;
  const slug = categorySlug(category);
  const labels: Partial<Record<string, string>> = copy.categories;
  const { title, description } = copy.category.meta;
  const values = { category: labels[slug] ?? category };
  return {
    title: fillText(title, values),
    description: fillText(description, values),
    path: pathTo("", "blogCategory", { params: { category: slug } }),
  };
}

/** `path` is the post's own, however it was asked for (D19). */
export function describePost(post: Post): Metadata {
  const image = shareImage(post);
  return {
    title: post.metaTitle ?? post.title,
    description: post.metaDescription ?? post.excerpt,
    type: "article",
    publishedTime: post.publishDate,
    author: post.author,
    path: pathTo("", "blogPost", { params: { slug: post.slug } }),
    ...(image === undefined ? {} : { image: image.url }),
  };
}

function shareImage({ featuredImage }: PostSummary): Asset | undefined {
  return featuredImage !== undefined && shareTypes.has(featuredImage.contentType)
    ? featuredImage
    : undefined;
}
