import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Window } from "happy-dom";
import { afterAll } from "vitest";
import { locales, localePrefix } from "../../contracts/locale.ts";
import { openService } from "../contract/make-service.ts";
import { readCopy } from "../support/site/read-copy.ts";

const parser = new new Window().DOMParser();
const dataDir = mkdtempSync(join(tmpdir(), "data-"));
const { app, close } = openService({ siteDir: "demo/dist", place: { DATA_DIR: dataDir } });
afterAll(async () => {
  await close();
  rmSync(dataDir, { recursive: true });
});

type Root = ReturnType<typeof parser.parseFromString>;
export type Part = Pick<Root["body"], "querySelector" | "querySelectorAll" | "textContent">;

export const editions = locales.map((locale) => ({
  locale,
  prefix: localePrefix[locale],
  copy: readCopy(locale),
}));

const pages = new Map<string, ReturnType<typeof parsePage>>();

/** A page of the built site as the service answers it: asked for and parsed once, since no test changes it. */
export async function readPage(address: string): ReturnType<typeof parsePage> {
  const known = pages.get(address) ?? parsePage(address);
  pages.set(address, known);
  return known;
}

async function parsePage(address: string) {
  const { answer, html } = await readDocument(address);
  const root = parser.parseFromString(html, "text/html");
  return { answer, html, root, main: findOne(root, "main") };
}

/** Its markup alone. */
export async function readDocument(address: string) {
  const answer = await askSite(address);
  return { answer, html: await answer.text() };
}

/** What the service answers from the built site. */
export async function askSite(address: string, headers: Record<string, string> = {}) {
  return app.request(address, { headers });
}

/** Nodes of a page's structured data; none where it has no script of it. */
export function readGraph(root: Part): Record<string, unknown>[] {
  const script = root.querySelector('script[type="application/ld+json"]')?.textContent;
  if (script === undefined) return [];
  return (JSON.parse(script) as { "@graph": Record<string, unknown>[] })["@graph"];
}

export function findOne(part: Part, selector: string) {
  const [found, ...others] = part.querySelectorAll(selector);
  if (found === undefined || others.length > 0)
    throw new Error(`${selector}: ${String(others.length + (found ? 1 : 0))} found, not one`);
  return found;
}

/** By its label or its heading. */
export function findNamed(part: Part, selector: string, name: string) {
  const named = [...part.querySelectorAll(selector)].filter((element) => {
    const label = element.getAttribute("aria-labelledby");
    const heading =
      label === null ? element.querySelector("caption") : part.querySelector(`#${label}`);
    return tidy(element.getAttribute("aria-label") ?? heading?.textContent) === tidy(name);
  });
  const [found] = named;
  if (found === undefined || named.length > 1)
    throw new Error(`${selector} "${name}": ${String(named.length)} found, not one`);
  return found;
}

export function listTexts(part: Part, selector: string): string[] {
  return [...part.querySelectorAll(selector)].map(({ textContent }) => tidy(textContent));
}

/** A link of several texts is named by all of them. */
export function linkTarget(part: Part, name: string): string | undefined {
  const link = [...part.querySelectorAll("a[href]")].find(
    (one) => tidy(one.getAttribute("aria-label") ?? one.textContent) === tidy(name),
  );
  return link?.getAttribute("href") ?? undefined;
}

export function tidy(text: string | null | undefined): string {
  return (text ?? "").replaceAll(/\s+/g, " ").trim();
}

export function tidyAll(texts: readonly string[]): string[] {
  return texts.map(tidy);
}
