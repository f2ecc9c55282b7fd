/** Where systemd hands on the first of its sockets (sd_listen_fds(3)). */
const firstGiven = 3;

export type GivenSocket = { fd: number };

/**
 * The socket that systemd holds for this process, if any. It outlives the process: connections that come while the service
 * starts anew wait in it, and none is refused.
 */
export function findGivenSocket(
  { LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv,
  pid: number,
): GivenSocket | undefined {
  return LISTEN_FDS === "1" && LISTEN_PID === String(pid) ? { fd: firstGiven } : undefined;
}
