import type { ReactNode } from "react";
import type { Asset } from "../../../../contracts/blog-post.ts";

export function AuthorAvatar({ image, mark }: { image: Asset | undefined; mark: ReactNode }) {
  if (image === undefined) return <span className="author-avatar author-mark">{mark}</span>;
  return (
    <img className="author-avatar" src={image.url} alt="" width="48" height="48" loading="lazy" />
  );
}
