import { locales, type Locale } from "../../../contracts/locale.ts";
import type { FileReport } from "../../../dashboards/from-file/file-report.ts";
import type { ImportedStep } from "../../../dashboards/from-file/powerbi/import-part.ts";
import { editCatalogue } from "../edit-catalogue.ts";
import { editJson } from "../edit-json.ts";
import { ask } from "../unwritten.ts";
import { newCase } from "./case.ts";

type Words = Record<string, unknown>;

const prompts = {
  point: ask("Qué dice esta cifra y por qué importa.", "What this figure says and why it matters."),
};

const sentences: Record<Locale, { summary: string; picture: string }> = {
  es: {
    summary: "El informe se filtra pulsando en cualquiera de sus gráficos: {{visuals}}.",
    picture: "El primer gráfico del informe: {{first}}.",
  },
  en: {
    summary: "Press anything in a chart of the report to filter the others: {{visuals}}.",
    picture: "The first chart of the report: {{first}}.",
  },
};

/**
 * Adds the case of a report from a file: its figures are named and filled, steps of the tour described, what only the
 * owner knows is asked for.
 */
export async function newFileCase(
  titles: Record<Locale, string>,
  slug: string,
  { report, figures, texts }: FileReport,
  steps: readonly ImportedStep[] = [],
): Promise<void> {
  await newCase(titles, {});
  const key = slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const ids = Object.keys(figures);
  await editCatalogue("case-details", (details) => {
    const keyPoints = Object.fromEntries([
      ...ids.map((id) => [id, { figure: id }]),
      ...steps.map(({ id }) => [id, {}]),
    ]);
    details[slug] = { service: "dashboards", ...(ids[0] && { argued: ids[0] }), keyPoints };
  });
  for (const locale of locales) {
    const { measures, visuals } = texts[locale];
    const shown = report.pages.flatMap((page) => page.visuals);
    const neutral = shown.map(({ id }) => visuals[id]!.neutral[0]!);
    const named = (id: string): string => measures[figures[id]!.measure]!.name;
    await editJson<Words>(`content/copy/${locale}/caseStudies.json`, (words) => {
      words[key] = {
        ...(words[key] as Words),
        keyPoints: Object.fromEntries([
          ...ids.map((id) => [id, { title: named(id), description: prompts.point[locale] }]),
          ...steps.map(({ id, name, description }) => [
            id,
            { title: name, description: description[locale] },
          ]),
        ]),
        figures: Object.fromEntries(ids.map((id) => [id, named(id)])),
        reportSummary: sentences[locale].summary.replace("{{visuals}}", neutral.join("; ")),
        picture: sentences[locale].picture.replace("{{first}}", neutral[0] ?? titles[locale]),
      };
    });
  }
}
