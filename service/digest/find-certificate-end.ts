import { once } from "node:events";
import { connect } from "node:tls";

const timeoutMs = 5_000;

/** Returns when the certificate of an https address ends; undefined if it has none or cannot be reached. */
export async function findCertificateEnd(siteUrl: string): Promise<number | undefined> {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== "https:") return undefined;
  // One that has ended is to be read too.
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(timeoutMs) });
    return Date.parse(socket.getPeerCertificate().valid_to);
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}
