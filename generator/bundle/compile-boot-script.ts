import { build } from "vite";

export async function compileBootScript(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
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
