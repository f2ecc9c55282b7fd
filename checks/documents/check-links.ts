import { existsSync } from "node:fs";
import { join } from "node:path";
import { bookingPath } from "../../contracts/booking.ts";
import { localePrefix, locales } from "../../contracts/locale.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";
import type { PageDocument } from "./read-documents.ts";

// Pages that the service writes, not the build.
const servicePages = new Set(locales.map((locale) => localePrefix[locale] + bookingPath));
const anywhere = "https://site.invalid";

/** Every internal link must lead to a page, every anchor to an element, every needed file must be there. */
export function checkLinks(documents: readonly PageDocument[], outDir: string): Fault[] {
  const pages = new Map(documents.map((document) => [document.path, document]));
  const origin = findOrigin(documents);
  const resolve = (address: string, from: PageDocument): URL | undefined => {
    const url = new URL(address, anywhere + from.path);
    if (!/^https?:$/.test(url.protocol)) return undefined;
    return url.origin === anywhere || url.origin === origin ? url : undefined;
  };
  return documents.flatMap((document) => {
    const { file } = document;
    const faults: Fault[] = [];
    for (const address of new Set(document.links)) {
      const url = resolve(address, document);
      if (url === undefined) continue;
      const target = pages.get(tidyPath(url.pathname));
      if (target === undefined) {
        if (hasFile(outDir, url.pathname) || servicePages.has(url.pathname)) continue;
        faults.push(fault(file, "built/link-lost", { address }));
      } else if (!hasAnchor(target, url.hash)) {
        faults.push(fault(file, "built/link-anchor", { address, target: target.file }));
      }
    }
    for (const address of new Set(document.assets)) {
      const url = resolve(address, document);
      if (url === undefined || hasFile(outDir, url.pathname)) continue;
      if (pages.has(tidyPath(url.pathname))) continue;
      faults.push(fault(file, "built/file-lost", { address }));
    }
    return faults;
  });
}

function hasAnchor({ ids }: PageDocument, hash: string): boolean {
  // The state of a report (`dashboards/shell/address`) is no anchor.
  if (hash.includes("=")) return true;
  const id = decodeURIComponent(hash.slice(1));
  return id === "" || id === "top" || ids.includes(id);
}

function hasFile(outDir: string, pathname: string): boolean {
  const path = decodeURIComponent(pathname);
  return /\.\w+$/.test(path) && existsSync(join(outDir, path));
}

function tidyPath(pathname: string): string {
  return decodeURIComponent(pathname).replace(/(?<=.)\/$|\.html$/, "");
}

function findOrigin(documents: readonly PageDocument[]): string | undefined {
  const canonical = documents
    .flatMap(({ links }) => links)
    .find((address) => /^https?:\/\/[^/]+\/?$/.test(address));
  return canonical === undefined ? undefined : new URL(canonical).origin;
}
