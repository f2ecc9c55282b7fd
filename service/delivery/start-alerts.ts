import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";

const checkEveryMs = 60_000;
const timeoutMs = 10_000;

export type AlertsDependencies = {
  /** The owner's webhook (`ALERT_URL`), if any. */
  url: string | undefined;
  siteUrl: string;
  /** Returns `ok`, or the problems with their remedies. */
  describeHealth: () => Promise<string>;
  clock: Clock;
  log: Log;
};

export type Alerts = {
  /** Posts an urgent message that the health check does not report. */
  notify: (text: string) => void;
  /** Since when the webhook has rejected messages; undefined while it takes them. */
  failingSince: () => number | undefined;
  stop: () => void;
};

/**
 * Posts each change of the health to the owner's webhook, in case mail is what fails; retries until it is accepted.
 */
export function startAlerts({
  url,
  siteUrl,
  describeHealth,
  clock,
  log,
}: AlertsDependencies): Alerts {
  const stopping = new AbortController();
  let wakeUp = new AbortController();
  let reported = "ok";
  const urgent: string[] = [];
  let failingSince: number | undefined;
  if (url === undefined)
    return { notify: () => undefined, failingSince: () => undefined, stop: () => undefined };

  async function run(address: string): Promise<void> {
    while (!stopping.signal.aborted) {
      wakeUp = new AbortController();
      try {
        await check(address);
        failingSince = undefined;
      } catch (error) {
        failingSince ??= clock.now();
        log({ event: "alert-not-taken", error: String(error) });
      }
      await clock.sleep(checkEveryMs, AbortSignal.any([stopping.signal, wakeUp.signal]));
    }
  }

  async function check(address: string): Promise<void> {
    while (urgent.length > 0) {
      await post(address, urgent[0]!);
      urgent.shift();
    }
    const health = await describeHealth();
    if (health === reported) return;
    await post(address, health);
    reported = health;
  }

  /** Posts JSON that Slack, Mattermost, Google Chat and Teams accept, and ntfy with a template. */
  async function post(address: string, text: string): Promise<void> {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text: `${siteUrl}: ${text}` }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The webhook answered ${String(answer.status)}`);
  }

  void run(url);
  return {
    notify: (text) => {
      urgent.push(text);
      wakeUp.abort();
    },
    failingSince: () => failingSince,
    stop: () => stopping.abort(),
  };
}
