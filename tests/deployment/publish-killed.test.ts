import { expect, test } from "vitest";
import { FakeServer } from "../support/publish/fake-server.ts";

/** Every command of a publish but the first, which is `ssh` itself. */
async function countCalls(): Promise<number> {
  const server = new FakeServer();
  await server.publish("one");
  await server.publish("two");
  return server.calls.trim().split("\n").length;
}

/** Servers have folders of their own, and archives made at different moments. */
function withoutFolder(line: string): string {
  return line.replace(/^.*?\/root\//, "").replace(/(product\.tgz) .*/, "$1");
}

test("a server whose shell is killed before any command has the old site or the new one, whole, and the next publish mends it", async () => {
  const calls = await countCalls();
  expect(calls).toBeGreaterThan(60);
  const seen = new Set<string>();
  for (let call = 2; call <= calls; call += 1) {
    const server = new FakeServer();
    await server.publish("one");
    await server.publish("two", { KILL: String(call) });
    seen.add(server.served);
    expect(await server.publish("two"), `killed at call ${String(call)}`).toBeUndefined();
    expect(server.served).toBe("two two");
    expect(server.list().filter((line) => /\.part|current\.next/.test(line))).toEqual([]);
  }
  expect([...seen].toSorted()).toEqual(["one one", "two two"]);
}, 240_000);

test("a bare server whose shell is killed before any command becomes a site by the next publish", async () => {
  const server = new FakeServer();
  await server.publish("one");
  const calls = server.calls.trim().split("\n").length;
  const whole = server.list().map(withoutFolder);
  for (let call = 2; call <= calls; call += 7) {
    const bare = new FakeServer();
    await bare.publish("one", { KILL: String(call) });
    expect(["none", "one one"]).toContain(bare.served);
    expect(await bare.publish("one"), `killed at call ${String(call)}`).toBeUndefined();
    expect(bare.list().map(withoutFolder)).toEqual(whole);
  }
}, 240_000);
