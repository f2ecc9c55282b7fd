import { defaultLocale } from "../../contracts/locale.ts";
import { findEdition } from "../../contracts/page-paths.ts";
import type { Fault } from "../../generator/fault.ts";
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
  const add = (problem: string, remedy: string) => faults.push({ file, problem, remedy });
  const expected = languageOf(document.path);
  if (lang !== expected) add(`the language is "${lang}"`, `Make <html lang> "${expected}".`);
  if (title === "") add("no title", "Let the page's describe() give one.");
  if (!document.isHidden && title.length > mostTitleCharacters) {
    add(`the title has ${String(title.length)} characters`, "Shorten it: 60 are shown.");
  }
  if (description === "") add("no description", "Let the page's describe() give one.");
  if (headings !== 1) add(`${String(headings)} <h1>`, "Give the page exactly one.");
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) {
    add(`the id "${id}" occurs twice`, "Make ids unique in a document.");
  }
  for (const found of new Set(forbidden)) {
    add(found, "Use a class, an SVG attribute or a listener: the policy forbids it.");
  }
  for (const text of new Set(unfilled)) {
    add(`a place is not filled in: «${text.slice(0, 80)}»`, "Pass its value to fillText().");
  }
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
    const problem = `the ${field} is that of ${first}: «${document[field]}»`;
    return [{ file, problem, remedy: `Write a ${field} of its own.` }];
  });
}

function languageOf(path: string): string {
  return findEdition(path) ?? defaultLocale;
}
