import { createHash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { request, type OutgoingHttpHeaders } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";

/** Headers that belong to one connection and do not exist in HTTP/2. */
const ownOfConnection = new Set(["connection", "keep-alive", "transfer-encoding"]);

export type Certificate = {
  key: string;
  cert: string;
  /** Hash of the public key in base64; Chromium trusts a certificate with it. */
  pin: string;
};

/** Makes a temporary certificate for this machine. */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  const spki = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return { key, cert, pin: createHash("sha256").update(spki).digest("base64") };
}

/**
 * Serves an origin of this machine over HTTPS and HTTP/2, as every deployment does; returns the new origin and
 * `close`.
 */
export async function serveOverHttp2(origin: string, { key, cert }: Certificate) {
  const server = createSecureServer({ key, cert }, (asked, answer) => pass(origin, asked, answer));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${String(port)}`, close: () => server.close() };
}

function pass(origin: string, asked: Http2ServerRequest, answer: Http2ServerResponse): void {
  const headers = Object.entries(asked.headers).filter(([name]) => !name.startsWith(":"));
  const passed = request(origin + asked.url, {
    method: asked.method,
    headers: { ...Object.fromEntries(headers), host: asked.authority },
  });
  passed.on("response", (given) => {
    const kept = Object.entries(given.headers).filter(([name]) => !ownOfConnection.has(name));
    answer.writeHead(given.statusCode ?? 502, Object.fromEntries(kept) as OutgoingHttpHeaders);
    given.pipe(answer);
  });
  // The browser or the service has closed the connection.
  passed.on("error", () => answer.stream.destroy());
  answer.on("error", () => passed.destroy());
  asked.pipe(passed);
}
