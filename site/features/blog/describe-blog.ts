import { categorySlug, type PostSummary, type Post } from "../../../contracts/blog-post.ts";
import type { Locale } from "../../../contracts/locale.ts";
import type { Copy } from "../../copy.ts";
import type { Metadata } from "../../page-data.ts";
import { fillText } from "../../../contracts/fill-text.ts";
import { pathTo } from "../../routes.ts";

type BlogCopy = Copy["blog"];

const shareTypes = new Set(["image/png", "image/jpeg", "image/webp"]);

export function describeList(copy: BlogCopy, category?: string): Metadata {
  if (category === undefined) return copy.meta;
  const slug = categorySlug(category);
  const { title, description } = copy.category.meta;
  const values = { category: labelCategory(copy, category) };
  return {
    title: fillText(title, values),
    description: fillText(description, values),
    path: pathTo("", "blogCategory", { params: { category: slug } }),
  };
}

/** Uses the post's own path as canonical, whatever slug found it (D19). */
export function describePost(post: Post, copy: BlogCopy, only?: Locale): Metadata {
  const image = findPreviewPicture(post);
  return {
    title: post.metaTitle ?? post.title,
    description: post.metaDescription ?? post.excerpt,
    type: "article",
    publishedTime: post.publishDate,
    ...(post.updatedDate !== undefined && { modifiedTime: post.updatedDate }),
    author: post.author,
    sections: post.categories.map((category) => labelCategory(copy, category)),
    path: pathTo("", "blogPost", { params: { slug: post.slug } }),
    ...(only !== undefined && { only }),
    ...(image !== undefined && { image }),
  };
}

function labelCategory({ categories }: BlogCopy, category: string): string {
  const labels: Partial<Record<string, string>> = categories;
  return labels[categorySlug(category)] ?? category;
}

/** Returns the picture for previews, which cannot show an SVG drawing. */
export function findPreviewPicture({ featuredImage }: PostSummary) {
  return featuredImage !== undefined && shareTypes.has(featuredImage.contentType)
    ? featuredImage
    : undefined;
}
