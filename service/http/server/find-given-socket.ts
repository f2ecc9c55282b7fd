/** Where systemd hands on the first of its sockets (sd_listen_fds(3)). */
const firstGiven = 3;

/**
 * The file descriptor of the socket that systemd holds for this process, if any. It outlives the process: connections that
 * come while the service starts anew wait in it, and none is refused.
 */
export function findGivenSocket(
  { LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv,
  pid: number,
): number | undefined {
  return LISTEN_FDS === "1" && LISTEN_PID === String(pid) ? firstGiven : undefined;
}
