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
  // An error after the timeout has nobody left to reach.
  socket.on("error", () => undefined);
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(timeoutMs) });
    const end = Date.parse(socket.getPeerCertificate().valid_to);
    return Number.isNaN(end) ? undefined : end;
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}
