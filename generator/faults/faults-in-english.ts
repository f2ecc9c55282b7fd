import { valueFaults, type FaultWords } from "../../contracts/value-faults.ts";
import { buildFaults } from "./english/build-faults.ts";
import { contentFaults } from "./english/content-faults.ts";
import { operationFaults } from "./english/operation-faults.ts";
import { postFaults } from "./english/post-faults.ts";
import { storageFaults } from "./english/storage-faults.ts";

/**
 * Faults in English, by code: the problem and its remedy. `{{place}}` is the quoted field, or "the text". The studio has
 * them in Spanish (`studio/words/spanish`).
 */
export const faultsInEnglish = {
  ...valueFaults,
  ...contentFaults,
  ...postFaults,
  ...operationFaults,
  ...storageFaults,
  ...buildFaults,
} as const satisfies Record<string, FaultWords>;
