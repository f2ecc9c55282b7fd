// Replaces systemd with deploy/site.socket: `node hold-socket.ts PORT COMMAND...` restarts a service repeatedly on one
// socket that stays open. Never accepts connections itself, as it waits for each service without returning to its event
// loop.
import { spawnSync } from "node:child_process";
import { createServer, type Server } from "node:net";

const [port, ...command] = process.argv.slice(2);
const server = createServer().listen(Number(port), "127.0.0.1", () => {
  // oxlint-disable-next-line no-underscore-dangle -- Node has no public API for a socket's descriptor
  const { fd } = (server as Server & { _handle: { fd: number } })._handle;
  for (;;) {
    spawnSync("/bin/sh", ["-c", 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"', "sh", ...command], {
      stdio: ["ignore", "inherit", "inherit", fd],
    });
  }
});
