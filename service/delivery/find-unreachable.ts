type Watched = Record<"ALERT_URL" | "HEARTBEAT_URL", { failingSince: () => number | undefined }>;

/** A setting whose address takes nothing, and since when. */
export type Unreachable = { kind: "unreachable"; setting: keyof Watched; since: number };

export function findUnreachable(watched: Watched): Unreachable[] {
  return (["ALERT_URL", "HEARTBEAT_URL"] as const).flatMap((setting) => {
    const since = watched[setting].failingSince();
    return since === undefined ? [] : [{ kind: "unreachable", setting, since }];
  });
}
