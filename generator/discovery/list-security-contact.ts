import { locales } from "../../contracts/locale.ts";
import { fileResource, type Resource } from "../resource.ts";

const path = "/.well-known/security.txt";

/**
 * Lists `security.txt`, the contact for reporting vulnerabilities (RFC 9116); it expires within about a year, as the
 * RFC recommends.
 */
export function listSecurityContact(siteUrl: string, email: string, now: Date): Resource[] {
  // The first day of a month, so that two builds of one month are equal.
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  const text = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(", ")}`,
    `Canonical: ${siteUrl}${path}`,
  ];
  return [fileResource(path, async () => `${text.join("\n")}\n`)];
}
