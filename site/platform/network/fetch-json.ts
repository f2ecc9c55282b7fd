const underway = new Map<string, Promise<unknown>>();

/** Concurrent readers share one request. Throws where the file is missing or no JSON, or the network fails. */
export async function fetchJson(address: string): Promise<unknown> {
  const shared = underway.get(address) ?? readJson(address);
  underway.set(address, shared);
  return shared;
}

async function readJson(address: string): Promise<unknown> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${String(response.status)}`);
    return (await response.json()) as unknown;
  } finally {
    underway.delete(address);
  }
}
