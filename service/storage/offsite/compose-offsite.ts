import { openTarget } from "./open-target.ts";
import { startOffsite, type Offsite, type OffsiteDependencies } from "./start-offsite.ts";

type Wanted = Omit<OffsiteDependencies, "dataDir" | "target" | "key"> & {
  offsite?: { address: string; key: string } | undefined;
  /** The data folder; undefined with PostgreSQL, which is not copied here. */
  backedUp?: string | undefined;
};

/** Starts the copies away from the machine, if they are wanted and the data is in files. */
export function composeOffsite({ offsite, backedUp, ...others }: Wanted): Offsite | undefined {
  if (offsite === undefined || backedUp === undefined) return undefined;
  const { address, key } = offsite;
  return startOffsite({ ...others, dataDir: backedUp, target: openTarget(address), key });
}
