/** A place away from this machine for sealed copies; every method rejects if it cannot be reached. */
export type OffsiteTarget = {
  /** Stores a file under a name, as a whole or not at all. */
  put: (file: string, name: string) => Promise<void>;
  get: (name: string, file: string) => Promise<void>;
  list: () => Promise<string[]>;
  remove: (names: readonly string[]) => Promise<void>;
};
