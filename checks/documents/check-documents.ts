import { defaultLocale } from "../../contracts/locale.ts";
import { findEdition } from "../../contracts/paths/page-paths.ts";
import { fault, shorten, type Fault } from "../../generator/faults/fault.ts";
import { mostTitleCharacters } from "../../site/head.ts";
import type { PageDocument } from "./read-documents.ts";

/** Each page by itself and beside the others: heading, title, description, language, and nothing the policy forbids. */
export function checkDocuments(documents: readonly PageDocument[]): Fault[] {
  return [
    ...documents.flatMap(checkDocument),
    ...findDuplicates(documents, "title"),
    ...findDuplicates(documents, "description"),
  ];
}

function checkDocument(document: PageDocument): Fault[] {
  const { file, lang, title, description, headings, ids, forbidden, unfilled } = document;
  const faults: Fault[] = [];
  const add = (found: Fault) => faults.push(found);
  const wanted = languageOf(document.path);
  if (lang !== wanted) add(fault(file, "built/language", { found: lang, wanted }));
  if (title === "") add(fault(file, "built/title-none"));
  if (!document.isHidden && title.length > mostTitleCharacters) {
    add(fault(file, "built/title-long", { count: title.length }));
  }
  if (description === "") add(fault(file, "built/description-none"));
  if (headings !== 1) add(fault(file, "built/headings", { count: headings }));
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) {
    add(fault(file, "built/id-twice", { id }));
  }
  for (const found of new Set(forbidden)) add(fault(file, "built/forbidden", { found }));
  for (const text of new Set(unfilled)) add(fault(file, "built/unfilled", { text: shorten(text) }));
  return faults;
}

function findDuplicates(
  documents: readonly PageDocument[],
  field: "title" | "description",
): Fault[] {
  const seen = new Map<string, string>();
  return documents.flatMap((document) => {
    const { file, isHidden } = document;
    if (isHidden || document[field] === "") return [];
    const key = `${languageOf(document.path)} ${document[field]}`;
    const first = seen.get(key);
    seen.set(key, first ?? file);
    if (first === undefined) return [];
    return [fault(file, "built/shared", { part: field, other: first, text: document[field] })];
  });
}

function languageOf(path: string): string {
  return findEdition(path) ?? defaultLocale;
}
