import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";

const lookEveryMs = 60_000;
const patienceMs = 10_000;

export type AlertsDependencies = {
  /** The owner's webhook (ALERT_URL); undefined where there is none. */
  url: string | undefined;
  siteUrl: string;
  /** `ok`, or what is wrong and its remedy. */
  describeHealth: () => Promise<string>;
  clock: Clock;
  log: Log;
};

export type Alerts = {
  /** Has something urgent posted that the health does not tell. */
  tell: (text: string) => void;
  /** Says that the webhook does not take what is posted. */
  listNotes: () => string[];
  stop: () => void;
};

/** Posts each change of the health to the owner's webhook, besides the mail that may be what fails; tries again until it is taken. */
export function startAlerts({
  url,
  siteUrl,
  describeHealth,
  clock,
  log,
}: AlertsDependencies): Alerts {
  const stopping = new AbortController();
  let nap = new AbortController();
  let told = "ok";
  const urgent: string[] = [];
  let failingSince: number | undefined;
  if (url === undefined)
    return { tell: () => undefined, listNotes: () => [], stop: () => undefined };

  async function run(address: string): Promise<void> {
    while (!stopping.signal.aborted) {
      nap = new AbortController();
      try {
        await look(address);
        failingSince = undefined;
      } catch (error) {
        failingSince ??= clock.now();
        log({ event: "alert-not-taken", error: String(error) });
      }
      await clock.sleep(lookEveryMs, AbortSignal.any([stopping.signal, nap.signal]));
    }
  }

  async function look(address: string): Promise<void> {
    while (urgent.length > 0) {
      await post(address, urgent[0]!);
      urgent.shift();
    }
    const health = await describeHealth();
    if (health === told) return;
    await post(address, health);
    told = health;
  }

  /** In the form that Slack, Mattermost, Google Chat and Teams take, and ntfy with a template. */
  async function post(address: string, text: string): Promise<void> {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text: `${siteUrl}: ${text}` }),
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The webhook answered ${String(answer.status)}`);
  }

  void run(url);
  return {
    tell: (text) => {
      urgent.push(text);
      nap.abort();
    },
    listNotes: () =>
      failingSince === undefined
        ? []
        : [`ALERT_URL takes no alerts since ${new Date(failingSince).toISOString()}. Correct it`],
    stop: () => stopping.abort(),
  };
}
