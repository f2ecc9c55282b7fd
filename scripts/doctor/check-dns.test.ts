import { expect, test } from "vitest";
import { checkDns, type Dns } from "./check-dns.ts";

const settings = {
  VITE_SITE_URL: "https://www.example.com",
  SMTP_URL: "smtps://a:b@smtp.example.net",
  MAIL_TO: "yo@gmail.example",
  MAIL_FROM: "Web <web@example.com>",
};

function answer(records: Record<string, string[]>): Dns {
  const list = async (name: string) => records[name] ?? [];
  return { listAddresses: list, listTexts: list };
}

const whole = {
  "www.example.com": ["192.0.2.1"],
  "example.com": ["google-site-verification=1", "v=spf1 include:_spf.example.net ~all"],
  "_dmarc.example.com": ["v=DMARC1; p=none"],
};

test.each([
  [whole, []],
  [{ ...whole, "www.example.com": [] }, ["dns-address"]],
  [{ ...whole, "example.com": ["v=spf10"] }, ["dns-spf"]],
  [{ ...whole, "_dmarc.example.com": ["v=spf1 -all"] }, ["dns-dmarc"]],
  [{}, ["dns-address", "dns-spf", "dns-dmarc"]],
])("missing records of the site and of the sender are named: %j", async (records, codes) => {
  const found = await checkDns(settings, answer(records));
  expect(found.map(({ code }) => code)).toEqual(codes);
});

test("without an address of the site and without a mail server nothing is asked", async () => {
  expect(await checkDns({ MAIL_TO: "yo@example.com" }, answer({}))).toEqual([]);
});

const lost = async () => Promise.reject(new Error("queryA ETIMEOUT www.example.com"));

test("a DNS that does not answer is one finding", async () => {
  const found = await checkDns(settings, { listAddresses: lost, listTexts: lost });
  expect(found).toEqual([expect.objectContaining({ code: "dns-away" })]);
});
