import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

const variable = "TEST_PORTS";

/** Free ports for a run's servers, chosen once: the runner's workers inherit them through the environment. */
const ports = process.env[variable]?.split(",").map(Number) ?? (await findFreePorts(3));
process.env[variable] = ports.join(",");

export const [sitePort = 0, configuredSitePort = 0, deliveryPort = 0] = ports;

async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map(async (server) => once(server, "listening")));
  const found = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) server.close();
  return found;
}
