import type { Asset } from "../../../../contracts/blog-post.ts";
import { fillText } from "../../../../contracts/fill-text.ts";
import { DownloadLink } from "./download-link.tsx";
import type { RichTextLabels } from "./rich-text-options.ts";
import { isFileName, nameFile, nameFileType } from "./name-file.ts";

type AssetFigureProps = {
  asset: Asset;
  labels: RichTextLabels;
  labelLanguage: string | undefined;
};

export function AssetFigure({ asset, labels, labelLanguage }: AssetFigureProps) {
  const { title, description, url, contentType, width, height } = asset;
  const label = description || (isFileName(title) ? "" : title);
  const caption = description === "" || title === description || isFileName(title) ? "" : title;
  if (contentType.startsWith("image/")) {
    return (
      <figure className="rich-text-figure">
        <img src={url} alt={label} width={width} height={height} loading="lazy" decoding="async" />
        {caption !== "" && <figcaption>{caption}</figcaption>}
      </figure>
    );
  }
  if (contentType.startsWith("video/")) {
    return (
      <figure className="rich-text-figure">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the content service has no caption files */}
        <video
          src={url}
          width={width}
          height={height}
          aria-label={label || labels.video}
          lang={label === "" ? labelLanguage : undefined}
          controls
          playsInline
          preload="none"
        />
        {caption !== "" && <figcaption>{caption}</figcaption>}
      </figure>
    );
  }
  const values = { name: nameFile(asset), type: nameFileType(asset) };
  return (
    <p className="rich-text-download">
      <DownloadLink asset={asset} language={labelLanguage}>
        {fillText(labels.download, values)}
      </DownloadLink>
    </p>
  );
}
