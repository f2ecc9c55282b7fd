import type { Asset } from "../../../../contracts/blog-post.ts";

type PostPictureProps = {
  image: Asset | undefined;
  /** A `data:` address. */
  inline?: string | undefined;
  className: string;
  /** True where the card's title already describes the picture. */
  isDecoration?: boolean;
  isFirst?: boolean | undefined;
  language?: string | undefined;
};

export function PostPicture({
  image,
  inline,
  className,
  isDecoration,
  isFirst,
  language,
}: PostPictureProps) {
  if (image?.contentType.startsWith("image/") !== true) return null;
  return (
    <img
      className={className}
      src={inline ?? image.url}
      lang={language}
      alt={isDecoration === true ? "" : image.description}
      width={image.width}
      height={image.height}
      loading={isFirst === true ? "eager" : "lazy"}
      fetchPriority={isFirst === true ? "high" : "auto"}
      decoding="async"
    />
  );
}
