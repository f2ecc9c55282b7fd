import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { findCertificateEnd } from "../../service/digest/find-certificate-end.ts";

test("reads the end of a certificate, also of one that nobody trusts", async () => {
  // Speaks TLS with a certificate of its own, which is all that is needed of it.
  const smtp = new SMTPServer({ secure: true });
  smtp.on("error", () => undefined);
  const { server } = smtp;
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const end = await findCertificateEnd(`https://localhost:${String(port)}`);
  expect(end).toBeGreaterThan(Date.UTC(2020, 0));
});

test("a site without a certificate, or out of reach, has no end of one", async () => {
  expect(await findCertificateEnd("http://localhost:4321")).toBeUndefined();
  expect(await findCertificateEnd("https://127.0.0.1:1")).toBeUndefined();
});
