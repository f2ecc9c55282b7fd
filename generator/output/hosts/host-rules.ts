import { closePolicy } from "../../../contracts/trial/closed-policy.ts";
import { contentTypes } from "../../../contracts/file-kinds.ts";
import {
  speculationRulesHeader,
  speculationRulesPath,
} from "../../../contracts/paths/speculation-rules.ts";
import { localePrefix, locales } from "../../../contracts/locale.ts";
import { cacheRules } from "../../../contracts/configuration/cache-rules.ts";
import { listSecurityHeaders } from "../../../service/http/security-headers.ts";

/** Headers of one address, or of everything below a folder such as `/assets/`; `/` means all addresses. */
type HeaderRule = { path: string; headers: Record<string, string> };

/** The rules of all static hosts in one format, so that their files cannot drift apart. */
export type HostRules = {
  headers: HeaderRule[];
  /** Addresses that moved permanently. */
  moved: [from: string, to: string][];
  /** Lists whose later pages have their own documents (`contracts/paths/list-pages.ts`); `*` stands for one name. */
  lists: string[];
  /** `Cache-Control` by address: exactly one pattern matches. */
  caching: readonly { pattern: RegExp; value: string }[];
  /** Addresses of all files, for hosts without patterns. */
  files: readonly string[];
};

/** Folders of files that scripts read; hosts have no pattern for the beginning of a name. */
const dataFolders = ["_data", "_blog", "_reports"];

/** `policy` must allow the inline code of every document: few hosts can set one policy per document. */
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
      // Images are left out: other sites may show them.
      { path: "/assets/", headers: { "Cross-Origin-Resource-Policy": own } },
      // Hosts do not know this type, without which browsers ignore the file.
      {
        path: speculationRulesPath,
        headers: { "Content-Type": contentTypes[".speculationrules"] ?? "" },
      },
      // Its documents have this policy in their own text; a worker has none but that of its answer.
      ...files
        .filter((path) => path.startsWith("/assets/file-worker-") && path.endsWith(".js"))
        .map((path) => ({ path, headers: { "Content-Security-Policy": closePolicy(policy) } })),
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
