import { readFile } from "node:fs/promises";
import type { claims } from "../../contracts/configuration/site-config.ts";
import { siteConfig } from "../../site.config.ts";
import { copyFilePath, isReportGroup, readCopy } from "../../checks/copy/read-copy.ts";
import type { Finding } from "./finding.ts";

const shippedPortrait = "/images/portrait.svg";

type Claim = (typeof claims)[number];

/** Lists unconfirmed statements about the owner that no program can prove, with their places. */
export async function listClaims(): Promise<Finding[]> {
  const { experience, replyWorkingDays, prices, portrait, confirmed, owner } = siteConfig;
  const reviews = await countReviews();
  const texts: Record<Claim, [text: string, words: RegExp]> = {
    experience: [
      `${String(experience.years)} years and ${String(experience.clients)} clients`,
      /\{\{(?:years|clients)\}\}/,
    ],
    certification: ["a certification in Power BI", /certifica(?:ción|tion|do|ted)/i],
    reply: [`an answer within ${String(replyWorkingDays)} business days`, /\{\{days\}\}/],
    prices: [`${describePrices()}, with discounts for packages`, /\{\{(?:price|each|discount):/],
    reviews: [`${String(reviews)} reviews, by people who agreed to them`, /^$/],
    portrait: [`${portrait} as a picture of ${owner.name}`, /^$/],
    legal: [`legal texts that hold for ${owner.name} in ${owner.city}`, /^$/],
  };
  const places: Partial<Record<Claim, string>> = {
    reviews: "content/copy/es/testimonials.json",
    portrait: "site.config.ts; its words in content/copy/es/hero.json",
    legal: "content/legal/es",
  };
  const copy = await readCopy(".");
  const isSample: Partial<Record<Claim, boolean>> = {
    prices: prices.arePlaceholders,
    reviews: reviews === 0,
    portrait: portrait === shippedPortrait,
  };
  return (Object.keys(texts) as Claim[])
    .filter((claim) => !confirmed.includes(claim) && isSample[claim] !== true)
    .map((claim) => {
      const [text, words] = texts[claim];
      const where = places[claim] ?? findPlaces(copy, words);
      return {
        what: `The site claims ${text}: ${where}`,
        remedy: `Correct it in both languages, or write "${claim}" into confirmed in site.config.ts.`,
      };
    });
}

/** Returns the prices of a session, a block of hours and the smallest project, in the currency of the site. */
export function describePrices(): string {
  const { session, currency, block, project } = siteConfig.prices;
  const hours = `${String(block.price)} for ${String(block.hours)} hours`;
  return `${String(session)} ${currency} a session, ${hours}, from ${String(project.from)} a project`;
}

type Copy = Awaited<ReturnType<typeof readCopy>>;

function findPlaces(copy: Copy, words: RegExp): string {
  const ofPages = copy.filter(({ group }) => !isReportGroup(group));
  const places = ofPages.flatMap(({ group, texts }) =>
    [...(texts.es ?? [])]
      .filter(([, text]) => words.test(text))
      .map(() => copyFilePath("es", group)),
  );
  return [...new Set(places)].join(", ");
}

async function countReviews(): Promise<number> {
  const file = "content/catalogue/testimonials.json";
  const reviews = JSON.parse(await readFile(file, "utf8")) as { isSample: boolean }[];
  return reviews.filter(({ isSample }) => !isSample).length;
}
