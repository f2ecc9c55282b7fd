import type { ContentfulConfig } from "../../contracts/configuration/content-service.ts";
import { siteConfig } from "#folder/site.config.ts";
import { ownMailIds, type EnquiryTemplate } from "../../contracts/enquiry.ts";
import { listProviders } from "../../contracts/privacy/provider.ts";
import { defaultSiteUrl } from "../../contracts/configuration/site-url.ts";

const env = import.meta.env;

/** The site's origin, without a trailing slash. */
export const siteUrl = env.VITE_SITE_URL || defaultSiteUrl;

/** False for the demonstration and for previews: search engines may index no page. */
export const isIndexed = !siteConfig.demonstration && env.VITE_PREVIEW !== "1";

/** Undefined means our own calendar (D15). */
export const bookingUrl = env.VITE_BOOKING_URL || undefined;

export const measurementId = env.VITE_GA_MEASUREMENT_ID || undefined;

/** Third parties, none of which loads without consent (D16). */
export const providers = listProviders({
  ...(measurementId !== undefined && { VITE_GA_MEASUREMENT_ID: measurementId }),
  ...(bookingUrl !== undefined && { VITE_BOOKING_URL: bookingUrl }),
  hasReports: Object.keys(siteConfig.reports).length > 0,
});

/** Undefined means the site's own files (D8). */
export const contentfulConfig: ContentfulConfig | undefined =
  env.VITE_CONTENTFUL_SPACE_ID && env.VITE_CONTENTFUL_ACCESS_TOKEN
    ? {
        spaceId: env.VITE_CONTENTFUL_SPACE_ID,
        accessToken: env.VITE_CONTENTFUL_ACCESS_TOKEN,
        environment: env.VITE_CONTENTFUL_ENVIRONMENT || undefined,
        origin: env.VITE_CONTENTFUL_ORIGIN || undefined,
      }
    : undefined;

export type MailConfig = {
  publicKey: string;
  serviceId: string;
  templates: Record<EnquiryTemplate, string>;
  origin: string;
};

/** EmailJS, or our own service with the same API (D9). */
export const mailConfig: MailConfig = readMailConfig();

function readMailConfig(): MailConfig {
  const { VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID } = env;
  if (!VITE_EMAILJS_PUBLIC_KEY || !VITE_EMAILJS_SERVICE_ID || !VITE_EMAILJS_TEMPLATE_ID) {
    return { ...ownMailIds, origin: "" };
  }
  return {
    publicKey: VITE_EMAILJS_PUBLIC_KEY,
    serviceId: VITE_EMAILJS_SERVICE_ID,
    templates: {
      contact: VITE_EMAILJS_TEMPLATE_ID,
      consultation: env.VITE_EMAILJS_CONSULTATION_TEMPLATE_ID || VITE_EMAILJS_TEMPLATE_ID,
    },
    origin: env.VITE_EMAILJS_ORIGIN || "https://api.emailjs.com",
  };
}
