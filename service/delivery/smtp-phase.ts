import type { NodemailerError } from "nodemailer";

/**
 * `text` is between the answer to DATA and the final dot; in `dot`, after it, the mail may arrive without an answer.
 */
export type Phase = "connection" | "command" | "DATA" | "text" | "dot";

export type PhaseTimeouts = Record<Phase, number>;

const minuteMs = 60_000;

/** Longest duration of each phase of an attempt, in ms (RFC 5321 §4.5.3.2). */
export const rfc5321Timeouts: PhaseTimeouts = {
  connection: 5 * minuteMs,
  command: 5 * minuteMs,
  DATA: 2 * minuteMs,
  text: 3 * minuteMs,
  dot: 10 * minuteMs,
};

type LogEntry = { tnx?: string };

/** Follows an SMTP session through nodemailer's log, and aborts it when a phase takes too long. */
export class SmtpSession {
  readonly #timeouts: PhaseTimeouts;
  readonly #ending = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #phase: Phase = "connection";
  /** Commands without an answer yet; several if the server accepts pipelining (RFC 2920). */
  readonly #unanswered: string[] = [];

  constructor(timeouts: PhaseTimeouts) {
    this.#timeouts = timeouts;
    this.#enter("connection");
  }

  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** Logger for nodemailer: with `transactionLog` it gets each command and answer, but no content. */
  readonly logger = {
    debug: (entry: LogEntry, line: string) => this.#hear(entry, line),
    info: (entry: LogEntry) => this.#hear(entry, ""),
  };

  /** Replaces nodemailer's error by the timeout if an attempt took too long. */
  explain(error: NodemailerError): NodemailerError {
    return this.signal.aborted ? (this.signal.reason as NodemailerError) : error;
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #hear({ tnx }: LogEntry, line: string): void {
    if (this.signal.aborted) return;
    if (tnx === "message") this.#enter("dot");
    else if (tnx === "client") {
      if (this.#unanswered.push(line) === 1) this.#await(line);
    } else if (tnx === "server") {
      const answered = this.#unanswered.shift();
      const [next] = this.#unanswered;
      if (next !== undefined) this.#await(next);
      else if (answered === "DATA" && /^[23]/.test(line)) this.#enter("text");
    }
  }

  #await(command: string): void {
    this.#enter(command === "DATA" ? "DATA" : "command");
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    clearTimeout(this.#timer);
    const waitMs = this.#timeouts[phase];
    this.#timer = setTimeout(() => {
      const message = `No end of the phase "${phase}" after ${String(waitMs / 1000)} seconds`;
      this.#ending.abort(Object.assign(new Error(message), { code: "ETIMEDOUT" }));
    }, waitMs).unref();
  }
}
