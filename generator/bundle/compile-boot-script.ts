import { build } from "vite";

export async function compileBootScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      lib: { entry: "site/boot.ts", formats: ["iife"], name: "boot" },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (result === undefined || !("output" in result)) throw new Error("site/boot.ts gave no output");
  return result.output[0].code.trim();
}
