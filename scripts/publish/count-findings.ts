import { spawnSync } from "node:child_process";
import { inProduct } from "../../roots/roots.ts";

/** Counts what the doctor finds; undefined where it finds nothing, or cannot look. */
export function countFindings(): { faults: number; claims: number } | undefined {
  const { stdout } = spawnSync(process.execPath, [inProduct("scripts/doctor.ts"), "--json"], {
    encoding: "utf8",
  });
  try {
    const found = JSON.parse(stdout) as { faults: unknown[]; claims: unknown[] };
    const [faults, claims] = [found.faults.length, found.claims.length];
    return faults + claims === 0 ? undefined : { faults, claims };
  } catch {
    return undefined;
  }
}
