import type { Span } from "../../../../service/booking/core/slots.ts";
import type { Surroundings } from "./surroundings.ts";

const address = "https://diary.example/ana.ics";
const realFetch = globalThis.fetch;

/** The owner's calendar, published as a file: it changes, fails, and answers half. */
export class Diary {
  readonly settings = {
    calendar: { caldav: undefined, icsUrl: address, pauseHours: "never" as const },
  };
  readonly #world: Surroundings;
  #events: (Span & { addedAt: number })[] = [];
  #known: readonly Span[] = [];
  #weather: "fair" | "broken" | "gone" | "cut" = "fair";
  /** The time of the last answer that was none. */
  #failedAt = -Infinity;

  constructor(world: Surroundings) {
    this.#world = world;
    globalThis.fetch = async (input, init) =>
      input instanceof URL && input.href === address ? this.#answer() : realFetch(input, init);
  }

  close(): void {
    globalThis.fetch = realFetch;
  }

  clearUp(): void {
    this.#weather = "fair";
  }

  /** The owner enters something, takes it out, or the calendar's weather changes. */
  change(slots: readonly Span[]): void {
    const { random, time, trace } = this.#world;
    const action = random.weigh({ add: 5, remove: 1, weather: 2 });
    if (action === "add" && slots.length > 0)
      this.#events.push({ ...random.pick(slots), addedAt: time.now() });
    else if (action === "remove") this.#events = this.#events.slice(1);
    else this.#weather = random.pick(["fair", "fair", "broken", "gone", "cut"]);
    trace(`diary: ${action}, ${String(this.#events.length)} events, ${this.#weather}`);
  }

  /** Notes what the service knows now. */
  noteKnown(): void {
    this.#known = this.#world.inspector.listBusy();
  }

  /**
   * Returns true if an hour may not be sold: the service knew an event in it, or one is there since the last fault of the
   * calendar, and since `disturbedAt`.
   */
  blocks({ startsAt, endsAt }: Span, disturbedAt: number): boolean {
    return this.#events.some((event) => {
      const isMet = event.startsAt < endsAt && event.endsAt > startsAt;
      const isKnown = this.#known.some(
        (busy) => busy.startsAt === event.startsAt && busy.endsAt === event.endsAt,
      );
      return isMet && (isKnown || Math.max(this.#failedAt, disturbedAt) < event.addedAt);
    });
  }

  async #answer(): Promise<Response> {
    if (this.#weather !== "fair") this.#failedAt = this.#world.time.now();
    if (this.#weather === "gone") throw new TypeError("fetch failed");
    if (this.#weather === "broken") return new Response("", { status: 500 });
    const file = ["BEGIN:VCALENDAR", ...this.#events.flatMap(write), "END:VCALENDAR", ""].join(
      "\r\n",
    );
    return new Response(this.#weather === "cut" ? file.slice(0, -20) : file);
  }
}

function write({ startsAt, endsAt }: Span): string[] {
  const [start = "", end = ""] = [startsAt, endsAt].map((instant) =>
    new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, ""),
  );
  return ["BEGIN:VEVENT", `UID:event-${start}`, `DTSTART:${start}`, `DTEND:${end}`, "END:VEVENT"];
}
