import type { Environment } from "../configuration/environment.ts";

type ProviderPurpose = "analytics" | "embed";

type ProviderFacts = { name: string; hosts: readonly string[]; policy: string };

/** A third party, loaded only with the visitor's permission (D16). */
export type Provider = ProviderFacts & { id: ProviderId; purpose: ProviderPurpose };

export type ProviderId = "analytics" | "power-bi" | BookingPlatformId | "booking";

/** Each has an adapter in `site/features/embeds/booking-platforms`. */
export type BookingPlatformId = keyof typeof bookingPlatforms;

const analytics: Provider = {
  id: "analytics",
  purpose: "analytics",
  name: "Google Analytics",
  hosts: ["www.googletagmanager.com"],
  policy: "https://policies.google.com/privacy",
};

export const powerBi: Provider = {
  id: "power-bi",
  purpose: "embed",
  name: "Power BI",
  hosts: ["app.powerbi.com"],
  policy: "https://privacy.microsoft.com/privacystatement",
};

const bookingPlatforms = {
  calendly: {
    name: "Calendly",
    hosts: ["calendly.com", "www.calendly.com"],
    policy: "https://calendly.com/legal/privacy-notice",
  },
  "cal-com": {
    name: "Cal.com",
    hosts: ["cal.com", "www.cal.com", "app.cal.com"],
    policy: "https://cal.com/privacy",
  },
  tidycal: {
    name: "TidyCal",
    hosts: ["tidycal.com", "www.tidycal.com"],
    policy: "https://tidycal.com/privacy",
  },
} satisfies Record<string, ProviderFacts>;

/** Returns the known platform of a booking address, or a provider made of the address's host (D15). */
export function findBookingProvider(bookingUrl: string): Provider {
  const [origin = "", host = ""] = /^https:\/\/([^/?#]+)/.exec(bookingUrl) ?? [];
  for (const id of Object.keys(bookingPlatforms) as BookingPlatformId[]) {
    const platform: ProviderFacts = bookingPlatforms[id];
    if (platform.hosts.includes(host)) return { id, purpose: "embed", ...platform };
  }
  return { id: "booking", purpose: "embed", name: host, hosts: [host], policy: origin };
}

export type ProviderConfig = Pick<Environment, "VITE_GA_MEASUREMENT_ID" | "VITE_BOOKING_URL"> & {
  hasReports: boolean;
};

/** Lists the third parties for banner, dialog, placeholders, analytics, frame policy and cookie policy. */
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

/** True for an https address on one of the provider's hosts. */
export function isAddressOf({ hosts }: Provider, address: string): boolean {
  const [, host = ""] = /^https:\/\/([^/?#]+)/.exec(address) ?? [];
  return hosts.includes(host);
}
