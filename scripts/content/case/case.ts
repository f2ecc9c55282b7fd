import { categorySlug } from "../../../contracts/blog-post.ts";
import { locales, type Locale } from "../../../contracts/locale.ts";
import { caseStudies } from "../../../generator/pages/case-studies.ts";
import { listFileReports } from "../../../generator/reports/from-file/file-reports.ts";
import { listReports } from "../../../generator/reports/list-reports.ts";
import { removeCaseFiles, renameCaseFiles } from "./case-files.ts";
import { writeCasePicture } from "./case-picture.ts";
import { describeCard, describeCase } from "./case-words.ts";
import { editCatalogue } from "../edit-catalogue.ts";
import { editJson } from "../edit-json.ts";
import { findLinks, replaceLinks } from "../links.ts";
import { redirectAddress } from "../redirect-address.ts";
import { refusal } from "../refusal.ts";
import { addReportAddress, moveReportAddress, requireReportAddress } from "./report-address.ts";

type Words = Record<string, unknown>;
type Names = Record<Locale, string>;
type Sources = { report?: string | undefined; picture?: string | undefined };

export const addressOf = (slug: string) => `/proyectos/${slug}`;
export const reportOf = (slug: string) => `/dashboards/${slug}`;

/** Adds a case in both languages, with its card; its report may be one of Power BI. */
export async function newCase(titles: Names, { report, picture }: Sources): Promise<string> {
  const slug = categorySlug(titles.es);
  requireFree(slug);
  if (report !== undefined) requireReportAddress(report);
  const key = slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  await writeCasePicture(slug, picture);
  if (report !== undefined) await addReportAddress(slug, report);
  await editCatalogue("case-studies", (cases) => [...cases, { slug, key, isDemonstration: false }]);
  await editCatalogue("case-details", (details) => {
    details[slug] = { service: "dashboards", keyPoints: { first: {} } };
  });
  await editCatalogue("project-cards", (cards) => {
    const id = Math.max(0, ...cards.map((card) => card.id)) + 1;
    return [...cards, { id, key, slug, categories: ["powerbi"] }];
  });
  for (const locale of locales) {
    await editWords(locale, "caseStudies", (words) => {
      words[key] = describeCase(titles[locale], locale);
    });
    await editWords(locale, "projects", (words) => {
      (words["items"] as Words)[key] = describeCard(titles[locale], locale);
    });
  }
  return `${addressOf(slug)} is the last of ${String(caseStudies.length + 1)} cases, with a card among the projects.
Write what begins with ✎: content/copy/{es,en}/caseStudies.json ("${key}") and projects.json ("items.${key}").
Choose its service and areas in content/catalogue: case-details.json, project-cards.json. If its data is invented, write
"isDemonstration": true in case-studies.json: the page then says so.${report === undefined ? '\nA report of Power BI: write its address into "reports" of site.config.ts.' : ""}${picture === undefined ? `\nA picture of it: npm run new -- picture ${slug} SCREENSHOT` : ""}`;
}

export async function newPicture(slug: string, screenshot: string): Promise<string> {
  requireCase(slug);
  await writeCasePicture(slug, screenshot);
  return `content/images/projects/${slug}.{es,en}.svg show ${screenshot}. Say what is seen there in "picture" of the case.`;
}

/** Gives a case and its report of Power BI another address; the old ones lead there. An example keeps its address. */
export async function renameCase(from: string, to: string): Promise<string> {
  requireCase(from);
  const isProducts = (await listReports()).includes(from) && !listFileReports().includes(from);
  if (isProducts) throw refusal("case-example", { slug: from });
  const slug = categorySlug(to);
  requireFree(slug);
  await renameCaseFiles(from, slug);
  await moveReportAddress(from, slug);
  await replaceLinks(addressOf(from), addressOf(slug));
  await redirectAddress(addressOf(from), addressOf(slug));
  await redirectAddress(reportOf(from), reportOf(slug));
  return `${addressOf(from)} is ${addressOf(slug)} now. The old address leads there: content/redirects.json.`;
}

/** Removes a case with its report, card and words; its address leads to the projects, or to `to`. */
export async function removeCase(slug: string, to = "/proyectos"): Promise<string> {
  const { key } = requireCase(slug);
  const linking = await findLinks(addressOf(slug));
  if (linking.length > 0) {
    throw refusal("links-left", { files: linking.join(", "), target: slug });
  }
  await dropCase(slug, key);
  await redirectAddress(addressOf(slug), to);
  await redirectAddress(reportOf(slug), to);
  return `${addressOf(slug)} is gone. Its address leads to ${to}: content/redirects.json.`;
}

/** Removes everything of a case, without a redirect. */
export async function dropCase(slug: string, key: string): Promise<void> {
  const questions = await dropQuestions(slug);
  await dropEntries(slug);
  const cardKeys = await dropCards(slug);
  for (const locale of locales) {
    await editWords(locale, "caseStudies", (words) => void delete words[key]);
    await editWords(locale, "projects", (words) => dropKeys(words["items"], cardKeys));
    await editWords(locale, "servicePage", ({ results }) =>
      dropKeys((results as Words)["items"], [slug]),
    );
    await editWords(locale, "hero", ({ guess }) =>
      dropKeys((guess as Words)["questions"], questions),
    );
  }
  await removeCaseFiles(slug);
  await moveReportAddress(slug);
}

async function dropEntries(slug: string): Promise<void> {
  await editCatalogue("case-studies", (cases) => cases.filter((one) => one.slug !== slug));
  await editCatalogue("case-details", (details) => dropKeys(details, [slug]));
  await editCatalogue("case-figures", (figures) => dropKeys(figures, [slug]));
}

/** Takes the cards of a case away; returns their names. */
async function dropCards(slug: string): Promise<string[]> {
  const keys: string[] = [];
  await editCatalogue("project-cards", (cards) => {
    keys.push(...cards.filter((card) => card.slug === slug).map((card) => card.key));
    return cards.filter((card) => card.slug !== slug);
  });
  return keys;
}

/** Takes the questions of the home page away that a case answers; returns their names. */
async function dropQuestions(slug: string): Promise<string[]> {
  const ids: string[] = [];
  await editCatalogue("guess-questions", (questions) => {
    ids.push(...questions.filter((one) => one.caseStudy === slug).map(({ id }) => id));
    return questions.filter(({ id }) => !ids.includes(id));
  });
  return ids;
}

function dropKeys(table: unknown, keys: readonly string[]): void {
  for (const key of keys) delete (table as Words)[key];
}

async function editWords(
  locale: Locale,
  group: string,
  edit: (words: Words) => void,
): Promise<void> {
  await editJson<Words>(`content/copy/${locale}/${group}.json`, edit);
}

function requireCase(slug: string): { slug: string; key: string } {
  const found = caseStudies.find((one) => one.slug === slug);
  if (found !== undefined) return found;
  const known = caseStudies.map((one) => one.slug).join(", ");
  throw refusal("case-unknown", { slug, known });
}

export function requireFree(slug: string): void {
  if (slug === "") throw refusal("name-letters");
  if (caseStudies.some((one) => one.slug === slug)) throw refusal("case-exists", { slug });
}
