import { fault, type Fault } from "../../generator/faults/fault.ts";
import type { PageDocument } from "./read-documents.ts";

const file = "content/redirects.json";

/** An address that moved must lead to a page, and must be none itself. */
export function checkRedirects(
  documents: readonly Pick<PageDocument, "path">[],
  moved: Readonly<Record<string, string>>,
): Fault[] {
  const pages = new Set(documents.map(({ path }) => path));
  const entries = Object.entries(moved);
  const lost = entries.filter(([, to]) => !pages.has(to.replace(/[?#].*$/, "")));
  const used = entries.filter(([from]) => pages.has(from));
  return [
    ...lost.map(([from, to]) => fault(file, "built/redirect-lost", { from, to })),
    ...used.map(([from]) => fault(file, "built/redirect-used", { from })),
  ];
}
