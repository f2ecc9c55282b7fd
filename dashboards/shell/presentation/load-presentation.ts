import { loadKinds } from "../../kinds/registry.ts";
import type { ReportAlternatives } from "../../query/claims/claim.ts";
import type { LoadPresentation } from "../presenter.ts";
import { openPresentation } from "./open-presentation.ts";

/** Loads personal views; where the claims of the report are not available, no measure can be switched. */
export const loadPresentation: LoadPresentation = async (
  module,
  { outline, loadRows },
  claimsScript,
) => {
  const [rows, { alternatives }] = await Promise.all([
    loadRows(),
    loadAlternatives(claimsScript).catch(() => ({ alternatives: {} })),
    loadKinds(["multiples"]),
  ]);
  return openPresentation({ module, outline, rows, alternatives });
};

async function loadAlternatives(address: string | undefined) {
  return import(/* @vite-ignore */ address!) as Promise<{ alternatives: ReportAlternatives }>;
}
