import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";

const everyMs = 3_600_000;
const retryMs = 60_000;
const timeoutMs = 10_000;

type HeartbeatDependencies = {
  /** Address of a monitor outside (`HEARTBEAT_URL`), which alarms when requests stop. */
  url: string | undefined;
  /** Returns whether that works of which the monitor is to watch the end; a rejection counts as false. */
  isWell: () => Promise<boolean>;
  clock: Clock;
  log: Log;
};

export type Heartbeat = {
  /** Since when the address answers nothing or a fault; undefined while it answers. */
  failingSince: () => number | undefined;
  stop: () => void;
};

/** Requests an address every hour while all is well: its silence is the alarm, whatever has failed (decision 077). */
export function startHeartbeat({ url, isWell, clock, log }: HeartbeatDependencies): Heartbeat {
  const stopping = new AbortController();
  let failingSince: number | undefined;

  async function run(address: string): Promise<void> {
    while (!stopping.signal.aborted) {
      const waitMs = await beat(address);
      await clock.sleep(waitMs, stopping.signal);
    }
  }

  async function beat(address: string): Promise<number> {
    try {
      if (!(await isWell().catch(() => false))) return retryMs;
      await request(address);
      failingSince = undefined;
      return everyMs;
    } catch (error) {
      failingSince ??= clock.now();
      log({ event: "heartbeat-not-taken", error: String(error) });
      return retryMs;
    }
  }

  if (url !== undefined) void run(url);
  return { failingSince: () => failingSince, stop: () => stopping.abort() };
}

async function request(address: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The monitor answered ${String(answer.status)}`);
}
