import * as v from "valibot";
import { bookingRulesSchema } from "../booking-rules.ts";
import { pricesSchema } from "../price.ts";

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const reportAddress = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/app\.powerbi\.com\/view\?r=[\w=%&.-]+$/,
    "expected the address that “Publish to web” of Power BI gives, https://app.powerbi.com/view?r=…",
  ),
);
const httpsAddress = v.pipe(v.string(), v.url(), v.startsWith("https://"));

/** In a built site: the settings that it was built with, for a service that cannot use the ones that stand there now. */
export const builtConfigFile = "_site-config.json";

/** What the site says about its owner that no program can prove. */
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
  /** The identity is the one that the site ships with: no page may be indexed, and one page lists what is invented (D26). */
  demonstration: v.boolean(),
  brand: text,
  /** Of buttons, marks and all that a drawing argues, in every picture too. */
  accent: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, "expected a color such as #f2c811")),
  owner: v.strictObject({
    name: text,
    taxId: text,
    address: text,
    city: text,
    email: v.pipe(v.string(), v.email()),
    phone: text,
  }),
  /** How soon an enquiry is answered, at most; the texts speak of days. */
  replyWorkingDays: v.pipe(v.number(), v.integer(), v.minValue(2, "expected 2 days or more")),
  /** A photograph becomes a WebP of the size that is shown (`contracts/portrait.ts`). */
  portrait: v.pipe(
    v.string(),
    v.regex(
      /^\/images\/[^/]+\.(?:svg|jpe?g|png|webp|avif)$/i,
      "expected a picture of content/images: svg, jpg, png, webp or avif",
    ),
  ),
  profiles: v.strictObject({ professional: httpsAddress, photo: v.exactOptional(httpsAddress) }),
  experience: v.strictObject({
    years: v.pipe(v.number(), v.integer(), v.minValue(1)),
    clients: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  /** External report by slug of the case study; the other case studies show our own report (D13). */
  reports: v.record(v.string(), reportAddress),
  course: v.strictObject({ signup: v.boolean() }),
  booking: bookingRulesSchema,
  prices: pricesSchema,
  /** The claims that the owner has read and stands by; `npm run doctor` asks for the others. */
  confirmed: v.array(
    v.picklist(claims, `expected ${claims.map((claim) => `"${claim}"`).join(", ")}`),
  ),
});

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
