import { setTimeout as wait } from "node:timers/promises";

const longestMs = 60_000;
const everyMs = 100;

/** Repeats `ask` until it has an answer; throws the fault's name after a minute. */
export async function poll<Answer>(
  fault: string,
  ask: () => Promise<Answer | null | undefined>,
): Promise<Answer> {
  const end = performance.now() + longestMs;
  while (performance.now() < end) {
    const answer = await ask();
    if (answer !== null && answer !== undefined) return answer;
    await wait(everyMs);
  }
  throw new Error(fault);
}
