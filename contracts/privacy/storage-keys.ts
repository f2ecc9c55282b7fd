import type { Environment } from "../configuration/environment.ts";
import type { Provider } from "./provider.ts";

/** Keys of everything the site itself keeps in a visitor's browser (§9, D17). */
export const storageKeys = {
  consent: "cookieConsent",
  language: "i18nextLng",
  draft: "contact-draft",
} as const;

/** One row of the cookie policy's table; its words are in the copy group `legal`. */
export type StoredEntry = {
  id: keyof typeof storageKeys | "visitor" | "visit" | "embed";
  /** Of a provider whose names are its own affair, the provider's. */
  name: string;
  kind: "local" | "session" | "cookie";
  /** Whose it is: the site's own and necessary, or of a third party and only with consent. */
  owner: "site" | "analytics" | "embed";
};

/** Everything that may be stored with this configuration, the registry behind the cookie policy (D16-D18). */
export function listStoredEntries(
  { VITE_GA_MEASUREMENT_ID }: Pick<Environment, "VITE_GA_MEASUREMENT_ID">,
  providers: readonly Provider[],
): StoredEntry[] {
  const own: StoredEntry[] = [
    { id: "consent", name: storageKeys.consent, kind: "local", owner: "site" },
    { id: "language", name: storageKeys.language, kind: "local", owner: "site" },
    { id: "draft", name: storageKeys.draft, kind: "session", owner: "site" },
  ];
  const embedded = providers
    .filter(({ purpose }) => purpose === "embed")
    .map(({ name }): StoredEntry => ({ id: "embed", name, kind: "cookie", owner: "embed" }));
  if (VITE_GA_MEASUREMENT_ID === undefined) return [...own, ...embedded];
  const stream = VITE_GA_MEASUREMENT_ID.replace("G-", "");
  return [
    ...own,
    { id: "visitor", name: "_ga", kind: "cookie", owner: "analytics" },
    { id: "visit", name: `_ga_${stream}`, kind: "cookie", owner: "analytics" },
    ...embedded,
  ];
}
