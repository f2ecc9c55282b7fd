import type { HomeData } from "../../page-data.ts";
import { usePage } from "../../platform/page/page-context.tsx";

/** Only home has questions and a story. */
export function useHome(): HomeData {
  return usePage().data.home!;
}
