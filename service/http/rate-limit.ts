import type { Context } from "hono";

export type RateLimit = {
  turns: number;
  windowMs: number;
  now: () => number;
};

// Bounds the memory a flood from many addresses can take; the ones seen first are forgotten first.
const mostClients = 10_000;

/** Counts turns per client; the returned function takes one, or tells in how many seconds there is one again. */
export function createRateLimit({
  turns,
  windowMs,
  now,
}: RateLimit): (client: string) => number | undefined {
  const timesByClient = new Map<string, number[]>();
  return (client) => {
    const start = now() - windowMs;
    const times = (timesByClient.get(client) ?? []).filter((time) => time > start);
    const [oldest] = times;
    if (oldest !== undefined && times.length >= turns) return Math.ceil((oldest - start) / 1000);
    timesByClient.delete(client);
    timesByClient.set(client, [...times, now()]);
    const [first] = timesByClient.keys();
    if (first !== undefined && timesByClient.size > mostClients) timesByClient.delete(first);
    return undefined;
  };
}

/** The address at the other end of the socket: headers that claim another are not trusted. */
export function findClientAddress(c: Context): string {
  const { incoming } = (c.env ?? {}) as {
    incoming?: { socket?: { remoteAddress?: string } };
  };
  return incoming?.socket?.remoteAddress ?? "unknown";
}
