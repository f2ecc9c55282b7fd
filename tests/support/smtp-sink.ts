import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { leaseMs } from "../../service/delivery/delivery-queue.ts";

export type CaughtMail = { raw: string; mail: Email; envelopeFrom: string; envelopeTo: string[] };

/** A real SMTP server on loopback that keeps its mails. */
export class SmtpSink {
  readonly mails: CaughtMail[] = [];
  /** Number of offered messages, including refused ones. */
  offers = 0;
  readonly #arrivals = new EventEmitter();
  readonly #password: string | undefined;
  #refusal: number | undefined;
  #server: SMTPServer | undefined;
  #port = 0;

  /** With a password, any user must log in with it. */
  constructor({ password }: { password?: string } = {}) {
    this.#password = password;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Listens, on the same port as before after `goDown`. */
  async comeUp(): Promise<this> {
    const server = new SMTPServer({
      authOptional: this.#password === undefined,
      allowInsecureAuth: true,
      disabledCommands: ["STARTTLS"],
      onAuth: ({ username, password }, _session, callback) => {
        if (password === this.#password) callback(null, { user: username });
        else callback(Object.assign(new Error("Wrong password"), { responseCode: 535 }));
      },
      onData: (stream, session, callback) => {
        void this.#take(stream, session, callback);
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(this.#port, "127.0.0.1", resolve);
    });
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
    return this;
  }

  /** Refuses connections until `comeUp`. */
  async goDown(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  }

  /** Answers every message with this code, 4xx for temporary or 5xx for permanent refusal; undefined accepts again. */
  refuseWith(code: number | undefined): void {
    this.#refusal = code;
  }

  /** Resolves with the mails once there are `count`; the timeout is longer than the lease of a killed attempt. */
  async waitForMails(count: number, timeoutMs = leaseMs + 15_000): Promise<CaughtMail[]> {
    const signal = AbortSignal.timeout(timeoutMs);
    while (this.mails.length < count) await once(this.#arrivals, "mail", { signal });
    return this.mails;
  }

  async #take(
    stream: SMTPServerDataStream,
    { envelope: { mailFrom, rcptTo } }: SMTPServerSession,
    answer: (error?: Error) => void,
  ): Promise<void> {
    const bytes = await buffer(stream);
    this.offers += 1;
    if (this.#refusal !== undefined) {
      answer(Object.assign(new Error("Refused by the test"), { responseCode: this.#refusal }));
      return;
    }
    this.mails.push({
      raw: bytes.toString("utf8"),
      mail: await PostalMime.parse(bytes),
      envelopeFrom: mailFrom === false ? "" : mailFrom.address,
      envelopeTo: rcptTo.map(({ address }) => address),
    });
    this.#arrivals.emit("mail");
    answer();
  }
}
