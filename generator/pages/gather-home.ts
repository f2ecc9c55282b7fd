import { languageTags, type Locale } from "../../contracts/locale.ts";
import figures from "#folder/content/catalogue/case-figures.json" with { type: "json" };
import reviews from "#folder/content/catalogue/testimonials.json" with { type: "json" };
import questions from "#folder/content/catalogue/guess-questions.json" with { type: "json" };
import { makeAnew, type RememberText } from "../cache/remember-text.ts";
import { siteConfig } from "#folder/site.config.ts";
import { encodeState } from "../../dashboards/query/state/state-codec.ts";
import { trialParameter } from "../../contracts/report-files.ts";
import { openRowlessModel } from "../../dashboards/query/open-rowless-model.ts";
import { drawMarginChart } from "../../site/features/home/margin-series.ts";
import type { GuessQuestion, HomeData, HomeProof, HomeStory } from "../../site/page-data.ts";
import { gatherInitialSnapshot } from "../reports/gather-initial-snapshot.ts";
import { listReports, loadReport } from "../reports/list-reports.ts";
import { readCaseFigures } from "../reports/read-case-figures.ts";
import { drawStory, storyReport, storyStep } from "../reports/draw-story.ts";
import { gatherReportCopy } from "../reports/gather-report-copy.ts";

type Figure = { id: string; value: number; unit: string };
type Question = { id: string; caseStudy: string; answer: string; beside: string[] };

/** Gathers the figures of the home page's question and story from the reports (D14). */
export async function gatherHome(
  locale: Locale,
  remember: RememberText = makeAnew,
): Promise<HomeData> {
  const reports = await listReports();
  const hasStory = reports.includes(storyReport);
  const isProved = siteConfig.demonstration && reports.length > 0;
  return {
    // Drawn by the build, so that browsers need no code for it.
    chart: drawMarginChart(locale),
    questions: questions.map(gatherQuestion),
    ...(reviews.length > 0 && { stars: describeStars(locale) }),
    ...(isProved && { proof: await countProof(reports, remember) }),
    ...(hasStory && { story: await gatherStory(locale, remember) }),
  };
}

/** Counts the rows of all reports, and the figures that a build verifies (D14). */
async function countProof(slugs: readonly string[], remember: RememberText): Promise<HomeProof> {
  const proof = { reports: slugs.length, rows: 0, figures: 0 };
  for (const slug of slugs) {
    proof.rows += (await gatherInitialSnapshot(slug, remember)).rowCount;
    proof.figures += readCaseFigures(slug).length;
  }
  return proof;
}

function describeStars(locale: Locale): string {
  const all = reviews.reduce((sum, { stars }: { stars: number }) => sum + stars, 0);
  const format = new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 1 });
  return format.format(all / reviews.length);
}

/** Rounds the figures to whole percentages. */
function gatherQuestion({ id, caseStudy, answer, beside }: Question): GuessQuestion {
  const values = Object.fromEntries(
    beside.map((name) => [name, Math.round(findFigure(caseStudy, name))]),
  );
  return {
    id: id as GuessQuestion["id"],
    caseStudy,
    answer: Math.round(findFigure(caseStudy, answer)),
    values,
  };
}

async function gatherStory(locale: Locale, remember: RememberText): Promise<HomeStory> {
  const report = await loadReport(storyReport);
  const { definition } = report;
  const { product } = definition.columns;
  const step = definition.story.find(({ id }) => id === storyStep);
  if (step === undefined || product?.kind !== "dictionary") {
    throw new Error(`The report "${storyReport}" has no "${storyStep}" to tell`);
  }
  const state = encodeState(openRowlessModel(definition).stateOf(step));
  const snapshot = await gatherInitialSnapshot(storyReport, remember);
  const { labels } = (await gatherReportCopy(storyReport, locale)).report;
  return {
    report: storyReport,
    drawing: drawStory(report, snapshot, labels),
    opened: `?${trialParameter}#${state}`,
    values: {
      products: product.labels.length,
      marked: findFigure(storyReport, "topProducts"),
      sales: findFigure(storyReport, "theirSales"),
      profit: findFigure(storyReport, "theirProfit"),
    },
  };
}

function findFigure(caseStudy: string, id: string): number {
  const all = (figures as Record<string, readonly Figure[]>)[caseStudy];
  const figure = all?.find((one) => one.id === id);
  if (figure === undefined) throw new Error(`"${caseStudy}" has no figure "${id}"`);
  return figure.value;
}
