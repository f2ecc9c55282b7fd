import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Environment } from "../../contracts/configuration/environment.ts";
import type { RememberText } from "../cache/remember-text.ts";
import { bundleSources } from "./bundle-sources.ts";
import { readBundles, type Bundles } from "./bundles.ts";

type BundleFolders = { publicDir: string; workDir: string };

/** Returns the bundles of the current sources, from the cache if an earlier build had the same sources. */
export async function openBundles(
  environment: Environment,
  remember: RememberText,
  { publicDir, workDir }: BundleFolders,
): Promise<Bundles> {
  const settings = Object.entries(environment)
    .filter(([name]) => name.startsWith("VITE_"))
    .map((setting) => JSON.stringify(setting));
  const year = new Date().getFullYear(); // the footer shows it
  const what = JSON.stringify(["bundles", year, ...settings.toSorted()]);
  const text = await remember(what, bundleSources, async () => {
    await runBundler(workDir, publicDir);
    return JSON.stringify(await readBundles(workDir));
  });
  return JSON.parse(text) as Bundles;
}

async function runBundler(workDir: string, publicDir: string): Promise<void> {
  const script = fileURLToPath(new URL("build-bundles.ts", import.meta.url));
  const bundler = spawn(process.execPath, [script, workDir, publicDir], { stdio: "inherit" });
  // Ends the bundler if the build fails earlier: it would write into the files of the next build.
  process.once("exit", () => bundler.kill());
  const [code] = (await once(bundler, "exit")) as [number | null];
  // The bundler has printed its error.
  if (code !== 0) process.exit(1);
}
