import type { Environment } from "../contracts/configuration/environment.ts";
import type { OpenBlog } from "./blog/open-blog-source.ts";
import type { Renderer } from "./bundle/load-renderer.ts";
import type { BuildCache } from "./cache/build-cache.ts";
import type { RememberText } from "./cache/remember-text.ts";
import type { AssetSource } from "./pages/document-assets.ts";

export type SiteSources = {
  environment: Environment;
  renderer: Renderer;
  blog: OpenBlog;
  assets: AssetSource;
  remember: RememberText;
  cache: Pick<BuildCache, "remember">;
};
