import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that passed a proxy, with the bytes of its address, headers and body. */
export type Passed = { address: string; bytes: number };

/** Runs a proxy on this machine, which records all that passes it, while `act` uses its address. */
export async function withProxy<Result>(
  act: (address: string, passed: readonly Passed[]) => Promise<Result>,
): Promise<Result> {
  const passed: Passed[] = [];
  const record = (address: string, heads: readonly string[]): Passed => {
    const one = { address, bytes: address.length + heads.join().length };
    passed.push(one);
    return one;
  };
  const server = createServer((asked, answer) => {
    const one = record(asked.url!, asked.rawHeaders);
    asked.on("data", (part: Buffer) => (one.bytes += part.length));
    const { method, headers } = asked;
    const onward = request(asked.url!, { method: method!, headers }, (given) => {
      answer.writeHead(given.statusCode!, given.rawHeaders);
      given.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  // An encrypted connection is recorded and refused: the measured site has none.
  server.on("connect", ({ url, rawHeaders }, socket) => {
    record(url!, rawHeaders);
    socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return await act(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, passed);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
