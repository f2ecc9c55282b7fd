import type { Asset } from "../../../../contracts/blog-post.ts";

type PostPictureProps = {
  image: Asset | undefined;
  /** Its `data:` address. */
  inline?: string | undefined;
  className: string;
  /** The card's title already says what it shows. */
  isDecoration?: boolean;
  isFirst?: boolean;
};

export function PostPicture({ image, inline, className, isDecoration, isFirst }: PostPictureProps) {
  if (image?.contentType.startsWith("image/") !== true) return null;
  return (
    <img
      className={className}
      src={inline ?? image.url}
      alt={isDecoration === true ? "" : image.description}
      width={image.width}
      height={image.height}
      loading={isFirst === true ? "eager" : "lazy"}
      fetchPriority={isFirst === true ? "high" : "auto"}
      decoding="async"
    />
  );
}
