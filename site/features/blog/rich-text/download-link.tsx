import type { ReactNode } from "react";
import type { Asset } from "../../../../contracts/blog-post.ts";

export function DownloadLink({ asset, children }: { asset: Asset; children: ReactNode }) {
  return (
    <a href={asset.url} download={asset.url.startsWith("/")}>
      {children}
    </a>
  );
}
