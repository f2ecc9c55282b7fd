import type { Asset } from "../../../../contracts/blog-post.ts";

type PostPictureProps = {
  image: Asset | undefined;
  className: string;
  /** On a card the title says what the picture shows. */
  isDecoration?: boolean;
  /** It is likely the largest thing of the first screen. */
  isFirst?: boolean;
};

/** The featured image of a post; nothing where it has none, or where it is no picture. */
export function PostPicture({ image, className, isDecoration, isFirst }: PostPictureProps) {
  if (image?.contentType.startsWith("image/") !== true) return null;
  return (
    <img
      className={className}
      src={image.url}
      alt={isDecoration === true ? "" : image.description}
      width={image.width}
      height={image.height}
      loading={isFirst === true ? "eager" : "lazy"}
      fetchPriority={isFirst === true ? "high" : "auto"}
      decoding="async"
    />
  );
}
