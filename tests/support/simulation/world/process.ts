/** What the mail server and the payment provider know of an instance. */
export type Process = {
  readonly number: number;
  readonly isAlive: boolean;
  /** Number of faults of its storage so far. */
  readonly faults: number;
  /** Waits in the name of a request, which is never gone on with where the process ended meanwhile. */
  sleep: (waitMs: number) => Promise<void>;
};
