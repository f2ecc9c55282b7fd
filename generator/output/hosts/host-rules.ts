import { contentTypes } from "../../../contracts/file-kinds.ts";
import {
  speculationRulesHeader,
  speculationRulesPath,
} from "../../../contracts/speculation-rules.ts";
import { localePrefix, locales } from "../../../contracts/locale.ts";
import { cacheRules } from "../../../contracts/configuration/cache-rules.ts";
import { listSecurityHeaders } from "../../../service/http/security-headers.ts";

/** Headers of every address, of one, or of all below a folder, e.g. `/assets/`; `/` is every address. */
type HeaderRule = { path: string; headers: Record<string, string> };

/** What every static host is told, in its own words: one source, so that their files cannot drift apart. */
export type HostRules = {
  headers: HeaderRule[];
  /** Addresses that moved for good. */
  moved: [from: string, to: string][];
  /** Lists whose later pages have documents of their own (`contracts/list-pages.ts`); `*` stands for one name. */
  lists: string[];
  /** `Cache-Control` by address: exactly one pattern matches. */
  caching: readonly { pattern: RegExp; value: string }[];
  /** Addresses of all files, for hosts that know no patterns. */
  files: readonly string[];
};

/** What programs of the site read: hosts know no pattern for the beginning of a name. */
const dataFolders = ["_data", "_blog", "_reports"];

/** `policy` allows what stands in any document: few hosts can be told one for each. */
export function listHostRules(
  policy: string,
  moved: Readonly<Record<string, string>>,
  files: readonly string[],
): HostRules {
  const page = listSecurityHeaders(policy, { path: "/", contentType: "text/html" });
  const { "Cross-Origin-Resource-Policy": own = "", ...everywhere } = page;
  return {
    headers: [
      { path: "/", headers: { ...everywhere, ...speculationRulesHeader } },
      // Pictures are left out: other sites show them.
      { path: "/assets/", headers: { "Cross-Origin-Resource-Policy": own } },
      // Hosts do not know the type, without which browsers leave the file unread.
      {
        path: speculationRulesPath,
        headers: { "Content-Type": contentTypes[".speculationrules"] ?? "" },
      },
      ...dataFolders.map((folder) => ({
        path: `/${folder}/`,
        headers: { "X-Robots-Tag": "noindex" },
      })),
    ],
    moved: Object.entries(moved),
    lists: locales.flatMap((locale) =>
      ["/blog", "/blog/categoria/*"].map((path) => localePrefix[locale] + path),
    ),
    caching: cacheRules,
    files,
  };
}
