export type RequestQuota = {
  requests: number;
  windowMs: number;
  /** A monotonic clock in ms: a correction of the time of day would shut visitors out or in. */
  elapsed: () => number;
};

// Bounds the memory that a flood from many addresses takes; the ones seen first are forgotten first.
const mostClients = 10_000;

/** Returns a function that spends one request of a client, or returns the seconds until there is one again. */
export function createRequestQuota({
  requests,
  windowMs,
  elapsed,
}: RequestQuota): (client: string) => number | undefined {
  const timesByClient = new Map<string, number[]>();
  return (client) => {
    const start = elapsed() - windowMs;
    const times = (timesByClient.get(client) ?? []).filter((time) => time > start);
    const [oldest] = times;
    if (oldest !== undefined && times.length >= requests) return Math.ceil((oldest - start) / 1000);
    timesByClient.delete(client);
    timesByClient.set(client, [...times, elapsed()]);
    const [first] = timesByClient.keys();
    if (first !== undefined && timesByClient.size > mostClients) timesByClient.delete(first);
    return undefined;
  };
}
