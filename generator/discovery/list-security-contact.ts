import { locales } from "../../contracts/locale.ts";
import { fileResource, type Resource } from "../resource.ts";

const path = "/.well-known/security.txt";

/** Lists `security.txt`: whom to tell about a vulnerability (RFC 9116). It expires within a year, as the RFC asks. */
export function listSecurityContact(siteUrl: string, email: string, now: Date): Resource[] {
  // A month's first day, so that two builds of a month are the same.
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  const text = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(", ")}`,
    `Canonical: ${siteUrl}${path}`,
  ];
  return [fileResource(path, async () => `${text.join("\n")}\n`)];
}
