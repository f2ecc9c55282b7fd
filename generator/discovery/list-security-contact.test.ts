import { expect, test } from "vitest";
import { listSecurityContact } from "./list-security-contact.ts";

test("names the contact for vulnerabilities, for less than a year", async () => {
  const now = new Date("2026-11-22T22:00:00Z");
  const [file] = listSecurityContact("https://example.com", "ana@example.com", now);
  expect(file?.address).toBe("/.well-known/security.txt");
  expect(await file?.make()).toBe(`Contact: mailto:ana@example.com
Expires: 2027-11-01T00:00:00.000Z
Preferred-Languages: es, en
Canonical: https://example.com/.well-known/security.txt
`);
});
