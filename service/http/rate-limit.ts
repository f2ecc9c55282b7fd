export type RateLimit = {
  turns: number;
  windowMs: number;
  /** Milliseconds since some moment; not the time of day, whose correction would shut visitors out or in. */
  elapsed: () => number;
};

// Bounds the memory a flood from many addresses can take; the ones seen first are forgotten first.
const mostClients = 10_000;

/** Counts turns by client; the returned function takes one, or tells in how many seconds there is one again. */
export function createRateLimit({
  turns,
  windowMs,
  elapsed,
}: RateLimit): (client: string) => number | undefined {
  const timesByClient = new Map<string, number[]>();
  return (client) => {
    const start = elapsed() - windowMs;
    const times = (timesByClient.get(client) ?? []).filter((time) => time > start);
    const [oldest] = times;
    if (oldest !== undefined && times.length >= turns) return Math.ceil((oldest - start) / 1000);
    timesByClient.delete(client);
    timesByClient.set(client, [...times, elapsed()]);
    const [first] = timesByClient.keys();
    if (first !== undefined && timesByClient.size > mostClients) timesByClient.delete(first);
    return undefined;
  };
}
