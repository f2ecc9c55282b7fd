import { existsSync, globSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { runToEnd } from "../command/run-script.ts";

const debianShell = "/usr/bin/chromium-headless-shell";
const wholeBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  chromium.executablePath(),
];

/** Returns the path of the headless shell, else of a full Chromium, which takes twice the processor time; or undefined. */
export function findChromium(): string | undefined {
  return findShell() ?? wholeBrowsers.find((path) => existsSync(path));
}

/** Installs the headless shell where it is missing: Debian's package as root, else Playwright's. Prints the browser. */
export async function ensureChromium(): Promise<void> {
  if (findShell() === undefined) await installShell();
  const found = findChromium();
  if (found !== undefined) {
    console.log(`Browser: ${found}`);
    return;
  }
  console.error("No Chromium was found or could be installed. Install it and run the tests again.");
  process.exit(1);
}

function findShell(): string | undefined {
  if (existsSync(debianShell)) return debianShell;
  const [shell] = globSync(
    "chromium_headless_shell-*/*/{headless_shell,chrome-headless-shell}{,.exe}",
    {
      cwd: resolve(chromium.executablePath(), "../../.."),
    },
  );
  return shell === undefined ? undefined : resolve(chromium.executablePath(), "../../..", shell);
}

async function installShell(): Promise<void> {
  console.log("Installing Chromium's headless shell for the browser tests...");
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    await runToEnd("playwright", ["install", "--only-shell", "chromium"]);
    return;
  }
  await runToEnd("apt-get", ["update", "-qq"]);
  // Chrome on Linux brings these fonts, and ours are measured against them (decision 023).
  const install = ["install", "-y", "-qq", "--no-install-recommends", "fonts-liberation"];
  const code = await runToEnd("apt-get", [...install, "chromium-headless-shell"]);
  // Older releases of Debian have the whole browser only.
  if (code !== 0 && findChromium() === undefined)
    await runToEnd("apt-get", [...install, "chromium"]);
}
