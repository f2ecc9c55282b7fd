import { readFile } from "node:fs/promises";
import { siteConfig } from "../site.config.ts";
import { readOwnPosts } from "../generator/blog/open-blog-source.ts";
import { readEnvironment } from "../generator/read-environment.ts";
import { validateSiteConfig } from "../generator/validate-site-config.ts";
import { parseArgs } from "node:util";
import { readArguments } from "./command/read-arguments.ts";

readArguments("npm run doctor", () => parseArgs());

type Finding = { what: string; remedy: string };

/** Of `site.config.ts`, as it ships. */
const shippedFacts =
  /^Dato Firme$|^Calle de Ejemplo|\.example$|\.com\/$|00000000T|600 000 000|portrait\.svg/;

validateSiteConfig();
const environment = readEnvironment();
const findings: Finding[] = [
  ...findDemonstration(),
  ...findConfigPlaceholders(siteConfig),
  ...findSamplePrices(),
  ...(await findSampleReviews()),
  ...findMissingSettings(),
  ...(await findWaitingPosts()),
];
for (const { what, remedy } of findings) console.log(`- ${what}\n  ${remedy}`);
console.log(
  findings.length === 0
    ? "Nothing is a placeholder any more."
    : `${String(findings.length)} things to fill in before the site goes public.`,
);

function findDemonstration(): Finding[] {
  if (!siteConfig.demonstration) return [];
  const { years, clients } = siteConfig.experience;
  return [
    {
      what: "The site says that it is a demonstration, and no page of it may be indexed",
      remedy:
        "When what follows is yours, set demonstration to false in site.config.ts: the note, its page and the noindex go.",
    },
    {
      what: `experience claims ${String(years)} years and ${String(clients)} clients, and the copy a certification (§2)`,
      remedy:
        "Write your own numbers in site.config.ts; change the certification in content/copy/*/hero.json and course.json if you have none.",
    },
  ];
}

function findConfigPlaceholders(value: unknown, path = ""): Finding[] {
  if (typeof value === "string") {
    return shippedFacts.test(value)
      ? [{ what: `${path} is «${value}»`, remedy: "Write yours in site.config.ts." }]
      : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findConfigPlaceholders(inner, path === "" ? key : `${path}.${key}`),
  );
}

function findSamplePrices(): Finding[] {
  const { arePlaceholders, session, currency } = siteConfig.prices;
  if (!arePlaceholders || environment.VITE_BOOKING_URL !== undefined) return [];
  return [
    {
      what: `The prices of the booking calendar are samples (${String(session)} ${currency} a session), and it says so`,
      remedy: "Write yours under prices in site.config.ts, and set arePlaceholders to false.",
    },
  ];
}

async function findSampleReviews(): Promise<Finding[]> {
  const file = "content/catalogue/testimonials.json";
  const reviews = JSON.parse(await readFile(file, "utf8")) as { id: string; isSample: boolean }[];
  return reviews
    .filter(({ isSample }) => isSample)
    .map(({ id }) => ({
      what: `The review "${id}" is a sample, and says so on the page`,
      remedy: `Put a real one into content/copy/*/testimonials.json and set isSample to false in ${file}.`,
    }));
}

function findMissingSettings(): Finding[] {
  const missing: Finding[] = [];
  if (environment.VITE_BOOKING_URL === undefined) {
    missing.push({
      what: "The booking calendar takes no money: its payment is a demonstration, and says so",
      remedy:
        "Set VITE_BOOKING_URL to your calendar elsewhere, or write a payment provider: service/booking/core/payment-provider.ts.",
    });
    if (environment.SMTP_URL === undefined) {
      missing.push({
        what: "Bookings are kept but not confirmed by mail",
        remedy: "Set SMTP_URL and MAIL_TO in .env, or read them with: npm run bookings -- list",
      });
    }
  }
  if (environment.VITE_SITE_URL === undefined) {
    missing.push({
      what: "VITE_SITE_URL is not set",
      remedy: "Search engines need the site's address: set it in .env.",
    });
  }
  if (environment.SMTP_URL === undefined && environment.VITE_EMAILJS_PUBLIC_KEY === undefined) {
    missing.push({
      what: "Enquiries are kept but not mailed",
      remedy: "Set SMTP_URL and MAIL_TO in .env, or read them with: npm run mail -- list",
    });
  }
  return missing;
}

async function findWaitingPosts(): Promise<Finding[]> {
  if (environment.VITE_CONTENTFUL_SPACE_ID !== undefined) return [];
  const { states, draftFaults } = await readOwnPosts();
  const published = states.filter(({ state }) => state === "published");
  const translated = published.filter(({ isTranslated }) => isTranslated);
  console.log(
    `Blog: ${String(published.length)} posts published, ${String(translated.length)} of them in both languages.`,
  );
  return [
    ...states
      .filter(({ isTranslated }) => !isTranslated)
      .map(({ folder }) => ({
        what: `${folder} has no translation`,
        remedy: "English lists show the Spanish post, marked as such; write en.md beside es.md.",
      })),
    ...states
      .filter(({ state }) => state === "scheduled")
      .map(({ folder, publishDate }) => ({
        what: `${folder} is not shown before ${publishDate}`,
        remedy: "Build and deploy again on that day.",
      })),
    ...states
      .filter(({ state }) => state === "draft")
      .map(({ folder }) => ({
        what: `${folder} is a draft`,
        remedy: "It is shown nowhere; set isPublished to true when it is ready.",
      })),
    ...draftFaults.map(({ file, problem, remedy }) => ({ what: `${file}: ${problem}`, remedy })),
  ];
}
