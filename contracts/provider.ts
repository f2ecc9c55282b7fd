import type { Environment } from "./environment.ts";

/** What a third party is asked for. */
export type ProviderPurpose = "analytics" | "embed";

/** A third party that the site may load, and only with the visitor's permission (D16). */
export type Provider = {
  id: ProviderId;
  purpose: ProviderPurpose;
  name: string;
  /** Where what is embedded may come from. */
  hosts: readonly string[];
  /** Address of its privacy policy; where it is not known, of its site. */
  policy: string;
};

export type ProviderId = "analytics" | "power-bi" | "calendly" | "cal-com" | "tidycal" | "booking";

const analytics: Provider = {
  id: "analytics",
  purpose: "analytics",
  name: "Google Analytics",
  hosts: ["www.googletagmanager.com"],
  policy: "https://policies.google.com/privacy",
};

const bookingPlatforms: readonly Provider[] = [
  {
    id: "calendly",
    purpose: "embed",
    name: "Calendly",
    hosts: ["calendly.com", "www.calendly.com"],
    policy: "https://calendly.com/legal/privacy-notice",
  },
  {
    id: "cal-com",
    purpose: "embed",
    name: "Cal.com",
    hosts: ["cal.com", "www.cal.com", "app.cal.com"],
    policy: "https://cal.com/privacy",
  },
  {
    id: "tidycal",
    purpose: "embed",
    name: "TidyCal",
    hosts: ["tidycal.com", "www.tidycal.com"],
    policy: "https://tidycal.com/privacy",
  },
];

/** The platform behind an https booking address (D15): one that is known, or the address's own host. */
export function findBookingProvider(bookingUrl: string): Provider {
  const [origin = "", host = ""] = /^https:\/\/([^/?#]+)/.exec(bookingUrl) ?? [];
  return (
    bookingPlatforms.find(({ hosts }) => hosts.includes(host)) ?? {
      id: "booking",
      purpose: "embed",
      name: host,
      hosts: [host],
      policy: origin,
    }
  );
}

/** Every third party of this configuration: the one registry behind banner, dialog, placeholders, analytics and the cookie policy. */
export function listProviders({
  VITE_GA_MEASUREMENT_ID,
  VITE_BOOKING_URL,
}: Pick<Environment, "VITE_GA_MEASUREMENT_ID" | "VITE_BOOKING_URL">): Provider[] {
  return [
    ...(VITE_GA_MEASUREMENT_ID === undefined ? [] : [analytics]),
    ...(VITE_BOOKING_URL === undefined ? [] : [findBookingProvider(VITE_BOOKING_URL)]),
  ];
}
