import type { Environment } from "../../contracts/configuration/environment.ts";
import { listPaymentProviders } from "../../contracts/payment-provider.ts";
import { siteConfig } from "#folder/site.config.ts";
import { listExamples } from "../content/examples/list-examples.ts";
import { fault } from "../../generator/faults/fault.ts";
import type { Finding } from "./finding.ts";
import { listPrices } from "./list-claims.ts";

/** Finds settings that are still samples. */
export async function findSamples(): Promise<Finding[]> {
  return [...findDemonstration(), ...findSamplePrices(), ...(await findExamples())];
}

/** Services that the site does without until a setting names them. */
export function noteMissingSettings(environment: Environment): Finding[] {
  const { VITE_BOOKING_URL, VITE_SITE_URL, VITE_EMAILJS_PUBLIC_KEY, SMTP_URL, ALERT_URL } =
    environment;
  const { DIGEST_AT, BACKUP_TO, DATABASE_URL } = environment;
  const notes: Finding[] = [];
  if (VITE_BOOKING_URL === undefined && listPaymentProviders(environment)[0] === "demonstration") {
    notes.push(fault("", "booking-unpaid"));
  }
  if (VITE_BOOKING_URL === undefined && SMTP_URL === undefined) {
    notes.push(fault("", "booking-unmailed"));
  }
  if (VITE_SITE_URL === undefined) {
    notes.push(fault("", "address-unset"));
  }
  if (SMTP_URL === undefined && VITE_EMAILJS_PUBLIC_KEY === undefined) {
    notes.push(fault("", "enquiries-unmailed"));
  }
  if (SMTP_URL === undefined && DIGEST_AT !== "never") {
    notes.push(fault("", "digest-unmailed"));
  }
  if (BACKUP_TO !== undefined && DATABASE_URL !== undefined) {
    notes.push(fault("", "offsite-database"));
  }
  if (ALERT_URL === undefined) {
    notes.push(fault("", "alerts-unset"));
  }
  return notes;
}

/** The mini-course is mailed by the site's own service (D10). */
export function findUnmailedCourse({ SMTP_URL }: Environment): Finding[] {
  return siteConfig.course.signup && SMTP_URL === undefined
    ? [fault("site.config.ts", "course-unmailed")]
    : [];
}

function findDemonstration(): Finding[] {
  return siteConfig.demonstration ? [fault("", "site-demonstration")] : [];
}

function findSamplePrices(): Finding[] {
  return siteConfig.prices.arePlaceholders ? [fault("", "prices-sample", listPrices())] : [];
}

/** The reviews in any case; cases, posts and lessons once no demonstration excuses them. */
async function findExamples(): Promise<Finding[]> {
  const { cases, posts, reviews, lessons } = await listExamples();
  const found = reviews.map((id) => fault("", "review-sample", { id }));
  if (siteConfig.demonstration) return found;
  return [
    ...found,
    ...cases.map(({ slug }) => fault("", "case-sample", { slug })),
    ...posts.map((slug) => fault("", "post-sample", { slug })),
    ...lessons.map((name) => fault("", "lesson-sample", { name })),
  ];
}
