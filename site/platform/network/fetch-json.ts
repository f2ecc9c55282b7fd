const underway = new Map<string, Promise<unknown>>();

/**
 * Returns JSON; concurrent calls share one request. Throws if the file is missing or not JSON, or the network fails.
 */
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
