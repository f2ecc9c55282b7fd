import { build } from "vite";
import { requireKnownSources } from "./plugins/require-known-sources.ts";

export async function compileBootScript(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    plugins: [requireKnownSources],
    publicDir: false,
    build: {
      write: false,
      lib: { entry, formats: ["iife"], name: "boot" },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (result === undefined || !("output" in result)) throw new Error(`${entry} gave no output`);
  return result.output[0].code.trim();
}
