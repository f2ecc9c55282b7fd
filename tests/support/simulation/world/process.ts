/** The part of an instance that the mail server and the payment provider use. */
export type Process = {
  readonly number: number;
  readonly isAlive: boolean;
  /** Number of storage faults so far. */
  readonly faults: number;
  /** Waits for a request; never resolves if the process ended meanwhile. */
  sleep: (waitMs: number) => Promise<void>;
};
