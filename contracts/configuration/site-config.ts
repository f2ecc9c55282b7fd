import * as v from "valibot";
import { bookingRulesSchema } from "../booking-rules.ts";
import { homeSections } from "./home-sections.ts";
import { pricesSchema } from "../price.ts";
import { expected } from "../value-faults.ts";

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const reportAddress = v.pipe(
  v.string(),
  v.regex(/^https:\/\/app\.powerbi\.com\/view\?r=[\w=%&.-]+$/, expected("report-address")),
);
const httpsAddress = v.pipe(v.string(), v.url(), v.startsWith("https://"));

/** A file of the built site: the settings that it was built with, used by the service when the current ones are invalid. */
export const builtConfigFile = "_site-config.json";

/** Statements about the owner that no program can prove. */
export const claims = [
  "experience",
  "certification",
  "reply",
  "prices",
  "reviews",
  "portrait",
  "legal",
] as const;

export const siteConfigSchema = v.strictObject({
  /** True for the shipped identity: no page may be indexed, and one page lists everything invented (D26). */
  demonstration: v.boolean(),
  brand: text,
  /** Color of buttons, marks and argued data, in every picture too. */
  accent: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, expected("color-code"))),
  owner: v.strictObject({
    name: text,
    taxId: text,
    address: text,
    city: text,
    email: v.pipe(v.string(), v.email()),
    phone: text,
  }),
  /** Longest time until an enquiry is answered; the texts speak of days. */
  replyWorkingDays: v.pipe(v.number(), v.integer(), v.minValue(2, expected("days-least"))),
  /** A photograph is converted to WebP at its displayed size (`contracts/portrait.ts`). */
  portrait: v.pipe(
    v.string(),
    v.regex(/^\/images\/[^/]+\.(?:svg|jpe?g|png|webp|avif)$/i, expected("picture-site")),
  ),
  profiles: v.strictObject({ professional: httpsAddress, photo: v.exactOptional(httpsAddress) }),
  experience: v.strictObject({
    years: v.pipe(v.number(), v.integer(), v.minValue(1)),
    clients: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  /** External report by slug of the case study; the other case studies show our own report (D13). */
  reports: v.record(v.string(), reportAddress),
  /** Elements in the head of the home page by which search engines recognize the owner. */
  verification: v.exactOptional(
    v.array(v.strictObject({ name: v.pipe(v.string(), v.regex(/^[\w.:-]+$/)), content: text })),
  ),
  /** Sections of the home page in their order; by default all, in the order of §2. */
  homeSections: v.exactOptional(
    v.pipe(
      v.array(v.picklist(homeSections)),
      v.check((names) => new Set(names).size === names.length, expected("section-once")),
    ),
  ),
  course: v.strictObject({ signup: v.boolean() }),
  booking: bookingRulesSchema,
  prices: pricesSchema,
  /** Claims that the owner has confirmed; `npm run doctor` asks for the others. */
  confirmed: v.array(v.picklist(claims)),
});

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
