import type { Environment } from "../configuration/environment.ts";
import type { Provider } from "./provider.ts";

export const storageKeys = { consent: "cookieConsent", language: "i18nextLng" } as const;
/** Declared separately: the head script of every document includes the other keys. */
export const draftKey = "contact-draft";

export type StoredEntry = {
  id: keyof typeof storageKeys | "draft" | "views" | "visitor" | "visit" | "embed";
  /** Key or cookie name; the provider's name where the third party chooses its own keys. */
  name: string;
  kind: "local" | "session" | "cookie";
  owner: "site" | "analytics" | "embed";
};

/** Lists what the cookie policy declares (D16-D18); the reports, whose scripts are their own, name their key themselves. */
export function listStoredEntries(
  { VITE_GA_MEASUREMENT_ID }: Pick<Environment, "VITE_GA_MEASUREMENT_ID">,
  providers: readonly Provider[],
): StoredEntry[] {
  const own: StoredEntry[] = [
    { id: "consent", name: storageKeys.consent, kind: "local", owner: "site" },
    { id: "language", name: storageKeys.language, kind: "local", owner: "site" },
    { id: "draft", name: draftKey, kind: "session", owner: "site" },
    { id: "views", name: "report-views", kind: "local", owner: "site" },
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
