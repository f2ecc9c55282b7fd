const waitsMs = [1000, 3000];

/** Retries after growing waits; throws the last attempt's error. */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  [waitMs, ...laterMs]: readonly number[] = waitsMs,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (waitMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return retry(attempt, laterMs);
  }
}
