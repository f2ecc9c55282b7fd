import { build, mergeConfig, type InlineConfig } from "vite";
import { inProduct } from "../../roots/roots.ts";
import { baseConfig } from "./base-config.ts";
import { requireKnownSources } from "./plugins/require-known-sources.ts";

export async function compileBootScript(entry: string): Promise<string> {
  const own: InlineConfig = {
    logLevel: "error",
    plugins: [requireKnownSources],
    build: {
      write: false,
      lib: { entry: inProduct(entry), formats: ["iife"], name: "boot" },
    },
  };
  const output = await build(mergeConfig(baseConfig, own));
  const [result] = Array.isArray(output) ? output : [output];
  if (result === undefined || !("output" in result)) throw new Error(`${entry} gave no output`);
  return result.output[0].code.trim();
}
