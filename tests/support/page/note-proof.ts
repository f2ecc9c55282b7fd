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

export async function noteProof(page: Page, kind: Proof["kind"], state: string): Promise<void> {
  const seen = await page.evaluate(() => ({
    address: location.pathname,
    edition: document.documentElement.lang,
    scheme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    width: innerWidth,
  }));
  recordProof({ kind, ...seen, state });
}

export function recordProof(proof: Proof): void {
  test.info().annotations.push({ type: "proof", description: JSON.stringify(proof) });
}
