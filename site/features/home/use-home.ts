import type { HomeData } from "../../page-data.ts";
import { usePage } from "../../platform/page/page-context.tsx";

/** Returns the data that only the home page has; undefined on any other. */
export function useHome(): HomeData {
  return usePage().data.home!;
}
