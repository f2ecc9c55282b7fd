import type { Environment } from "../contracts/configuration/environment.ts";
import type { OpenBlog } from "./blog/open-blog-source.ts";
import type { Renderer } from "./bundle/build-renderer.ts";
import type { AssetSource } from "./pages/document-assets.ts";

/** What the site is made of: its settings, the app that renders its pages, its blog, its scripts and styles. */
export type SiteSources = {
  environment: Environment;
  renderer: Renderer;
  blog: OpenBlog;
  assets: AssetSource;
};
