import type { Environment } from "../configuration/environment.ts";

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

/** Where reports that are published to the web come from (D13). */
export const powerBiOrigin = "https://app.powerbi.com";

export const powerBi: Provider = {
  id: "power-bi",
  purpose: "embed",
  name: "Power BI",
  hosts: ["app.powerbi.com"],
  policy: "https://privacy.microsoft.com/privacystatement",
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

/** What decides which third parties there are. */
export type ProviderConfig = Pick<Environment, "VITE_GA_MEASUREMENT_ID" | "VITE_BOOKING_URL"> & {
  /** Whether a case study shows a report of Power BI (site.config.ts). */
  hasReports: boolean;
};

/** Every third party of this configuration: the one registry behind banner, dialog, placeholders, analytics, the policy's frames and the cookie policy. */
export function listProviders({
  VITE_GA_MEASUREMENT_ID,
  VITE_BOOKING_URL,
  hasReports,
}: ProviderConfig): Provider[] {
  return [
    ...(VITE_GA_MEASUREMENT_ID === undefined ? [] : [analytics]),
    ...(hasReports ? [powerBi] : []),
    ...(VITE_BOOKING_URL === undefined ? [] : [findBookingProvider(VITE_BOOKING_URL)]),
  ];
}

/** Whether what is at an address may be embedded as this provider's: https, and one of its hosts. */
export function isAddressOf({ hosts }: Provider, address: string): boolean {
  const [, host = ""] = /^https:\/\/([^/?#]+)/.exec(address) ?? [];
  return hosts.includes(host);
}
