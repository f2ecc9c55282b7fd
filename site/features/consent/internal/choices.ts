import type { ConsentChoice } from "../../../../contracts/consent-record.ts";
import { providers } from "../../../platform/public-config.ts";

/** Everything that is asked for. */
export const acceptedChoice: ConsentChoice = {
  analytics: true,
  embeds: Object.fromEntries(providers.map(({ id }) => [id, true])),
};

/** Nothing but what is necessary. */
export const rejectedChoice: ConsentChoice = { analytics: false, embeds: {} };
