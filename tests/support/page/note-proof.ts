import { test, type Page } from "@playwright/test";

/** Counted at the end of a run, so that coverage cannot shrink unnoticed. */
export type Proof = {
  kind:
    | "no violation, all rules"
    | "no violation, rules of style"
    | "no violation, second engine"
    | "no sideways scroll"
    | "fonts move nothing";
  address: string;
  edition: string;
  scheme: string;
  width: number;
  state: string;
};

/** Counts a look; returns where it was made, for the message if it fails. */
export async function noteProof(page: Page, kind: Proof["kind"], state: string): Promise<string> {
  const seen = await page.evaluate(() => ({
    address: location.pathname,
    edition: document.documentElement.lang,
    scheme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    width: innerWidth,
  }));
  recordProof({ kind, ...seen, state });
  const { address, edition, scheme, width } = seen;
  return `${address} (${edition}), ${state}, ${scheme}, at ${String(width)} px`;
}

export function recordProof(proof: Proof): void {
  test.info().annotations.push({ type: "proof", description: JSON.stringify(proof) });
}
