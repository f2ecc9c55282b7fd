import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inOwnersAccent } from "./generator/bundle/in-owners-accent.ts";

// Filled by generator/bundle/collect-public-files.ts with the images of content/.
export const publicDir = ".cache/public";

export default defineConfig({
  plugins: [react()],
  css: inOwnersAccent,
  appType: "custom",
  publicDir,
  define: { "import.meta.env.VITE_BUILD_YEAR": JSON.stringify(String(new Date().getFullYear())) },
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
});
