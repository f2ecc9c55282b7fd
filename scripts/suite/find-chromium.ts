import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runToEnd } from "../command/run-script.ts";

// The headless shell first: it needs half the processor time of the whole browser without its window.
const systemBrowsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

export function findChromium(): string | undefined {
  return [...systemBrowsers, chromium.executablePath()].find((path) => existsSync(path));
}

/** Installs Chromium where none is found: Debian's package as root, Playwright's otherwise. */
export async function ensureChromium(): Promise<void> {
  if (findChromium() !== undefined) return;
  console.log("Installing Chromium for the browser tests...");
  const isDebianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (isDebianRoot) {
    await runToEnd("apt-get", ["update", "-qq"]);
    // With the fonts that every Chrome on Linux comes with: ours are measured against them (decision 023).
    const install = ["install", "-y", "-qq", "--no-install-recommends", "fonts-liberation"];
    const code = await runToEnd("apt-get", [...install, "chromium-headless-shell"]);
    // Older releases of Debian have the whole browser only.
    if (code !== 0) await runToEnd("apt-get", [...install, "chromium"]);
  } else await runToEnd("playwright", ["install", "chromium"]);
  if (findChromium() === undefined) {
    console.error(
      "No Chromium was found or could be installed. Install it and run the tests again.",
    );
    process.exit(1);
  }
}
