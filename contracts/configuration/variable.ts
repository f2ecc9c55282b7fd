import type * as v from "valibot";

/** An environment variable: how it is read, and what a message about a wrong value expects. */
export type Variable = {
  schema: v.GenericSchema<string, unknown>;
  expected: string;
  /** Keeps the value out of error messages. */
  secret?: true;
};
