/** First file descriptor that systemd passes (sd_listen_fds(3)). */
const firstGiven = 3;

export type GivenSocket = { fd: number };

/**
 * Returns the socket that systemd holds for this process, if any. It outlives the process: connections made during a
 * restart wait in it instead of being refused.
 */
export function findGivenSocket(
  { LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv,
  pid: number,
): GivenSocket | undefined {
  return LISTEN_FDS === "1" && LISTEN_PID === String(pid) ? { fd: firstGiven } : undefined;
}
