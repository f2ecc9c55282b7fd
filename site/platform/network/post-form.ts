const timeoutMs = 15_000;

/** Posts fields to an address of our own service; returns whether it took them, which it says in two letters (D9). */
export async function postForm(path: string, fields: Record<string, string>): Promise<boolean> {
  try {
    const body = new URLSearchParams(fields);
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(path, { method: "POST", body, signal });
    return answer.ok && (await answer.text()) === "OK";
  } catch (error) {
    console.error(error);
    return false;
  }
}
