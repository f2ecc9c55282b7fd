import type { ReactNode } from "react";
import type { Asset } from "../../../../contracts/blog-post.ts";

type DownloadLinkProps = { asset: Asset; language?: string | undefined; children: ReactNode };

export function DownloadLink({ asset, language, children }: DownloadLinkProps) {
  return (
    <a href={asset.url} lang={language} download={asset.url.startsWith("/")}>
      {children}
    </a>
  );
}
