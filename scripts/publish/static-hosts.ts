import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Environment } from "../../contracts/configuration/environment.ts";
import { inFolder, inProduct } from "../../roots/roots.ts";
import { words } from "./words.ts";

const hosts = ["netlify", "cloudflare", "github-pages"] as const;

export type StaticHost = (typeof hosts)[number];

export function isStaticHost(text: string): text is StaticHost {
  return (hosts as readonly string[]).includes(text);
}

/** Says what a static host cannot do with these settings: without a service, other services take mails and bookings. */
export function listMissingSettings(environment: Environment): string[] {
  const { VITE_EMAILJS_PUBLIC_KEY, VITE_BOOKING_URL } = environment;
  return [
    ...(VITE_EMAILJS_PUBLIC_KEY === undefined ? [words.emailjsMissing] : []),
    ...(VITE_BOOKING_URL === undefined ? [words.bookingMissing] : []),
  ];
}

const workflow = ".github/workflows/pages.yml";

/** Writes the workflow of GitHub Pages, unless the folder has one; returns what it wrote. */
export async function writeHostFiles(host: StaticHost, page: string): Promise<string[]> {
  if (host !== "github-pages" || existsSync(inFolder(workflow))) return [];
  const shipped = await readFile(inProduct("deploy/github-pages.yml"), "utf8");
  await mkdir(dirname(inFolder(workflow)), { recursive: true });
  await writeFile(inFolder(workflow), shipped.replace("https://www.example.com", page));
  return [workflow];
}

/** Returns whether GitHub can install the product: its package must lie in the folder. */
export async function hasProductInside(): Promise<boolean> {
  const text = await readFile(inFolder("package.json"), "utf8").catch(() => "{}");
  const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
  return !/^(?:file:)?\.\.|^file:\/|^link:/.test(dependencies["data-analyst-site"] ?? "..");
}
