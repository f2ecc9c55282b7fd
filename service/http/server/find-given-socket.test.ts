import { expect, test } from "vitest";
import { findGivenSocket } from "./find-given-socket.ts";

test("a socket is taken that systemd holds for this process", () => {
  expect(findGivenSocket({ LISTEN_FDS: "1", LISTEN_PID: "12" }, 12)).toEqual({ fd: 3 });
});

test("none is taken that was meant for another process, or where there is none", () => {
  expect(findGivenSocket({ LISTEN_FDS: "1", LISTEN_PID: "11" }, 12)).toBeUndefined();
  expect(findGivenSocket({}, 12)).toBeUndefined();
});
