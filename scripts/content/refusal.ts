import { FaultError } from "../../generator/faults/fault-error.ts";
import { fault, type FaultCode, type Params } from "../../generator/faults/fault.ts";

/** Makes the error with which a content command refuses, for the owner to read. */
export function refusal<Code extends FaultCode>(code: Code, ...params: Params<Code>): FaultError {
  return new FaultError([fault("", code, ...params)]);
}
