import type { Environment } from "../../contracts/configuration/environment.ts";
import { chosenPaymentProvider } from "../../contracts/payment-provider.ts";
import { siteConfig } from "../../site.config.ts";
import { listExamples } from "../content/list-examples.ts";
import type { Finding } from "./finding.ts";
import { describePrices } from "./list-claims.ts";

const reviewFile = "content/catalogue/testimonials.json";

/** Finds settings that are still samples. */
export async function findSamples(): Promise<Finding[]> {
  return [...findDemonstration(), ...findSamplePrices(), ...(await findExamples())];
}

/** Services that the site does without until a setting names them. */
export function noteMissingSettings(environment: Environment): Finding[] {
  const { VITE_BOOKING_URL, VITE_SITE_URL, VITE_EMAILJS_PUBLIC_KEY, SMTP_URL, ALERT_URL } =
    environment;
  const notes: Finding[] = [];
  if (VITE_BOOKING_URL === undefined && chosenPaymentProvider === "demonstration") {
    notes.push({
      what: "The booking calendar takes no money: its payment is a demonstration, and says so",
      remedy:
        "Set VITE_BOOKING_URL to your calendar elsewhere, or write a payment provider: CONTRIBUTING.md, task 6.",
    });
  }
  if (VITE_BOOKING_URL === undefined && SMTP_URL === undefined) {
    notes.push({
      what: "Bookings are kept but not confirmed by mail",
      remedy: "Set SMTP_URL and MAIL_TO in .env, or read them with: npm run bookings -- list",
    });
  }
  if (VITE_SITE_URL === undefined) {
    notes.push({
      what: "VITE_SITE_URL is not set",
      remedy: "Search engines need the site's address: set it in .env.",
    });
  }
  if (SMTP_URL === undefined && VITE_EMAILJS_PUBLIC_KEY === undefined) {
    notes.push({
      what: "Enquiries are kept but not mailed",
      remedy: "Set SMTP_URL and MAIL_TO in .env, or read them with: npm run mail -- list",
    });
  }
  if (ALERT_URL === undefined) {
    notes.push({
      what: "Nobody is alerted when mails fail or nothing can be stored",
      remedy: "Set ALERT_URL in .env, or have a monitor look for ok at /healthz.",
    });
  }
  return notes;
}

function findDemonstration(): Finding[] {
  if (!siteConfig.demonstration) return [];
  return [
    {
      what: "The site says that it is a demonstration, and no page of it may be indexed",
      remedy:
        "When what follows is yours, set demonstration to false in site.config.ts: the note, its page and the noindex go.",
    },
  ];
}

function findSamplePrices(): Finding[] {
  if (!siteConfig.prices.arePlaceholders) return [];
  return [
    {
      what: `The prices are samples (${describePrices()}), and the pages say so`,
      remedy: "Write yours under prices in site.config.ts, and set arePlaceholders to false.",
    },
  ];
}

/** The reviews in any case; cases and posts once no demonstration excuses them. */
async function findExamples(): Promise<Finding[]> {
  const { cases, posts, reviews } = await listExamples();
  const found = reviews.map((id) => ({
    what: `The review "${id}" is a sample, and says so on the page`,
    remedy: `Put a real one into content/copy/*/testimonials.json and set isSample to false in ${reviewFile}.`,
  }));
  if (siteConfig.demonstration) return found;
  return [
    ...found,
    ...cases.map(({ slug }) => ({
      what: `The case "${slug}" is an example of an invented company`,
      remedy: `Remove it: npm run remove -- case ${slug}. If it is yours, write "isDemonstration": false for it in content/catalogue/case-studies.json.`,
    })),
    ...posts.map((slug) => ({
      what: `The post "${slug}" is an example, and would be public under your name`,
      remedy: `Remove it: npm run remove -- post ${slug}. If you stand for it, take isSample out of content/blog/${slug}/es.md.`,
    })),
  ];
}
