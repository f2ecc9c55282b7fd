import react from "@vitejs/plugin-react";
import { mergeConfig, type InlineConfig } from "vite";
import { inFolder, productRoot } from "../../roots/roots.ts";
import { inOwnersAccent } from "./in-owners-accent.ts";
import { ownersFolder } from "./plugins/owners-folder.ts";

/** Filled by collect-public-files.ts with the images of the owner's content. */
export const publicDir = inFolder(".cache/public");

/** Options that all bundles share. */
export const baseConfig: InlineConfig = {
  root: productRoot,
  configFile: false,
  cacheDir: inFolder(".cache/vite"),
  publicDir: false,
  css: inOwnersAccent,
  plugins: [ownersFolder],
  build: { assetsInlineLimit: 0, modulePreload: false, reportCompressedSize: false },
};

/** Options that bundles with React share. */
export const appConfig: InlineConfig = mergeConfig(baseConfig, {
  appType: "custom",
  plugins: [react()],
  define: { "import.meta.env.VITE_BUILD_YEAR": JSON.stringify(String(new Date().getFullYear())) },
} satisfies InlineConfig);
