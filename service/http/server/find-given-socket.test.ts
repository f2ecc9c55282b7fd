import { expect, test } from "vitest";
import { findGivenSocket } from "./find-given-socket.ts";

test("returns the socket that systemd holds for this process", () => {
  expect(findGivenSocket({ LISTEN_FDS: "1", LISTEN_PID: "12" }, 12)).toEqual({ fd: 3 });
});

test("returns undefined for a socket of another process, and without one", () => {
  expect(findGivenSocket({ LISTEN_FDS: "1", LISTEN_PID: "11" }, 12)).toBeUndefined();
  expect(findGivenSocket({}, 12)).toBeUndefined();
});
