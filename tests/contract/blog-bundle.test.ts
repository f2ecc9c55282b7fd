import { build } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";

// A text in every copy of contentful.js, however it is minified.
const marker = "X-Contentful-User-Agent";

/** Returns the code of each file of the blog's source in the browser bundle, with these settings. */
async function bundleSource(settings: Record<string, string>): Promise<string[]> {
  for (const name of ["SPACE_ID", "ACCESS_TOKEN", "ENVIRONMENT", "ORIGIN"]) {
    vi.stubEnv(`VITE_CONTENTFUL_${name}`, settings[name]);
  }
  onTestFinished(() => void vi.unstubAllEnvs());
  const result = await build({
    logLevel: "error",
    mode: "production",
    envDir: false,
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input: "site/features/blog/sources/open-source.ts",
        preserveEntrySignatures: "strict",
      },
    },
  });
  if (!("output" in result)) throw new Error("Vite gave no bundle");
  return result.output.flatMap((file) => (file.type === "chunk" ? [file.code] : []));
}

// Counts instead of returning files, because a failure would print the whole bundle.
const countClients = (files: readonly string[]) =>
  files.filter((code) => code.includes(marker)).length;

test("without a content service the blog's JavaScript does not include its client", async () => {
  const files = await bundleSource({});
  expect(files.some((code) => code.includes("/_blog/"))).toBe(true);
  expect(countClients(files)).toBe(0);
});

test("with one the client is in a file of its own, loaded on demand", async () => {
  const files = await bundleSource({ SPACE_ID: "space", ACCESS_TOKEN: "token-12345" });
  expect(countClients(files)).toBe(1);
  const entry = files.find((code) => code.includes("/_blog/"));
  expect(entry?.includes("import(")).toBe(true);
  expect(entry?.includes(marker)).toBe(false);
});
