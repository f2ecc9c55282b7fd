const underway = new Map<string, Promise<unknown>>();

/** Reads a JSON file of this site; those who ask for it at the same time share one request. Throws where it is missing, is no JSON, or the network fails. */
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
