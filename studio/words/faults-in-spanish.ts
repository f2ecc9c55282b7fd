import type { FaultWords } from "../../contracts/value-faults.ts";
import type { FaultCode } from "../../generator/faults/fault.ts";
import { contentFaultsInSpanish } from "./spanish/content-faults-in-spanish.ts";
import { operationFaultsInSpanish } from "./spanish/operation-faults-in-spanish.ts";
import { postFaultsInSpanish } from "./spanish/post-faults-in-spanish.ts";
import { storageFaultsInSpanish } from "./spanish/storage-faults-in-spanish.ts";
import { valueFaultsInSpanish } from "./spanish/value-faults-in-spanish.ts";

/** Faults of the code itself, for a developer: in English only. */
type DeveloperCode = Extract<FaultCode, `report/${string}` | `built/${string}`>;

/** Faults in Spanish, by code: problem and remedy for the owner, who sees the field; parameters as in English. */
export const faultsInSpanish: Record<Exclude<FaultCode, DeveloperCode>, FaultWords> = {
  ...valueFaultsInSpanish,
  ...contentFaultsInSpanish,
  ...postFaultsInSpanish,
  ...operationFaultsInSpanish,
  ...storageFaultsInSpanish,
};
