export type RequestQuota = {
  requests: number;
  windowMs: number;
  /** A monotonic clock in ms, so that a correction of the system clock does not change any limit. */
  elapsed: () => number;
};

// Bounds the memory that a flood from many addresses takes; the oldest clients are dropped first.
const mostClients = 10_000;

/** Returns a function that counts one request of a client; it returns the seconds to wait if the limit is reached. */
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
