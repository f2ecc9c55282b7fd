import { readFile } from "node:fs/promises";
import type { claims } from "../../contracts/configuration/site-config.ts";
import { siteConfig } from "#folder/site.config.ts";
import { copyFilePath, isReportGroup, readCopy } from "../../checks/copy/read-copy.ts";
import { fault, type Fault } from "../../generator/faults/fault.ts";
import type { Finding } from "./finding.ts";
import { inFolder, ownerRoot } from "../../roots/roots.ts";

const shippedPortrait = "/images/portrait.svg";

type Claim = (typeof claims)[number];

/** Lists unconfirmed statements about the owner that no program can prove, with their places. */
export async function listClaims(): Promise<Finding[]> {
  const { experience, replyWorkingDays, prices, portrait, confirmed, owner } = siteConfig;
  const reviews = await countReviews();
  const copy = await readCopy(ownerRoot);
  const findings: Record<Claim, (claim: Claim) => Fault> = {
    experience: (claim) =>
      fault("", "claim-experience", {
        claim,
        ...experience,
        where: findPlaces(copy, /\{\{(?:years|clients)\}\}/),
      }),
    certification: (claim) =>
      fault("", "claim-certification", {
        claim,
        where: findPlaces(copy, /certifica(?:ción|tion|do|ted)/i),
      }),
    reply: (claim) =>
      fault("", "claim-reply", {
        claim,
        days: replyWorkingDays,
        where: findPlaces(copy, /\{\{days\}\}/),
      }),
    prices: (claim) =>
      fault("", "claim-prices", {
        claim,
        ...listPrices(),
        where: findPlaces(copy, /\{\{(?:price|each|discount):/),
      }),
    reviews: (claim) => fault("", "claim-reviews", { claim, reviews }),
    portrait: (claim) => fault("", "claim-portrait", { claim, portrait, name: owner.name }),
    legal: (claim) => fault("", "claim-legal", { claim, name: owner.name, city: owner.city }),
  };
  const isSample: Partial<Record<Claim, boolean>> = {
    prices: prices.arePlaceholders,
    reviews: reviews === 0,
    portrait: portrait === shippedPortrait,
  };
  return (Object.keys(findings) as Claim[])
    .filter((claim) => !confirmed.includes(claim) && isSample[claim] !== true)
    .map((claim) => findings[claim](claim));
}

/** Prices of a session, a block of hours and the smallest project. */
export function listPrices() {
  const { session, currency, block, project } = siteConfig.prices;
  return { session, currency, block: block.price, hours: block.hours, project: project.from };
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
  const reviews = JSON.parse(await readFile(inFolder(file), "utf8")) as { isSample: boolean }[];
  return reviews.filter(({ isSample }) => !isSample).length;
}
