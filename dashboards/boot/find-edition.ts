import { isLocale } from "../../contracts/locale.ts";
import { reportPath } from "../../contracts/paths/report-paths.ts";

/** Returns the address of the edition that an older address names by `?lang=`, or null where it is this document. */
export function findEdition(slug: string, language: string, address: URL): string | null {
  const asked = address.searchParams.get("lang");
  if (!isLocale(asked) || asked === language) return null;
  const others = address.search.replace(/([?&])lang=[^&]*&?/, "$1").replace(/[?&]$/, "");
  return reportPath(slug, asked) + others + address.hash;
}
