import type { Environment } from "../../contracts/configuration/environment.ts";
import { fillText } from "../../contracts/fill-text.ts";
import { checkDns } from "../doctor/check-dns.ts";
import { words } from "./words.ts";

const address = /([^\s@<>]+@([\w.-]+))>?\s*$/;

/** Returns the records that the domain of the site's mails lacks, as lines for a panel of DNS. */
export async function listRecords(environment: Environment): Promise<string[]> {
  const { SMTP_URL, MAIL_TO = "", MAIL_FROM = MAIL_TO } = environment;
  const [, mailbox = "", domain = ""] = address.exec(MAIL_FROM) ?? [];
  const { VITE_SITE_URL: _checked, ...mail } = environment;
  const missing = new Set((await checkDns(mail)).map(({ code }) => code));
  const host = SMTP_URL === undefined ? "" : new URL(SMTP_URL).hostname;
  const named = fillText(words.namedByProvider, { host });
  return [
    ...(missing.has("dns-spf")
      ? [
          `  TXT  ${domain}  v=spf1 include:... ~all ${named}`,
          `  TXT  ..._domainkey.${domain}  DKIM ${named}`,
        ]
      : []),
    ...(missing.has("dns-dmarc")
      ? [`  TXT  _dmarc.${domain}  v=DMARC1; p=none; rua=mailto:${mailbox}`]
      : []),
  ];
}
