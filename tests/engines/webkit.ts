import { spawn, type ChildProcess } from "node:child_process";
import { poll } from "./poll.ts";
import {
  describeTarget,
  findElement,
  listKeys,
  type Target,
  type EngineVisitor,
} from "./engine-visitor.ts";
import { startErrorProxy } from "./error-proxy.ts";
import { findFreePort } from "./find-free-port.ts";

const elementKey = "element-6066-11e4-a52e-4f735466cecf";
const keyCodes: Record<string, string> = {
  Escape: "\uE00C",
  Tab: "\uE004",
  ArrowRight: "\uE014",
  Control: "\uE009",
};

/** Starts WebKitGTK's small browser on its own display, driven by WebDriver; `site` is the origin that it may visit. */
export async function startWebKit(
  { driver, browser }: { driver: string; browser: string },
  viewport: { width: number; height: number },
  site: string,
): Promise<EngineVisitor> {
  const display = await startDisplay(viewport);
  const port = await findFreePort();
  const child = spawn(driver, [`--port=${String(port)}`], {
    env: { ...process.env, DISPLAY: display.name },
    stdio: "ignore",
  });
  const proxy = await startErrorProxy(site);
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await poll("WebKitWebDriver did not start", async () =>
    call("GET", "/status").catch(() => undefined),
  );
  const options = { binary: browser, args: ["--automation"] };
  const { sessionId } = (await call("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  })) as { sessionId: string };
  const ask = async (method: string, path: string, body?: object) =>
    call(method, `/session/${sessionId}${path}`, body);
  await ask("POST", "/window/rect", { x: 0, y: 0, ...viewport });

  const read: EngineVisitor["read"] = async (look, argument) =>
    (await ask("POST", "/execute/sync", {
      script: `return (${look.toString()})(arguments[0]);`,
      args: [argument],
    })) as never;
  const find = async (target: Target): Promise<string> =>
    poll(`no element ${JSON.stringify(target)}`, async () => {
      const found = await read(findElement, describeTarget(target));
      return (found as Record<string, string> | null)?.[elementKey];
    });
  const act = async (id: string, actions: object[]): Promise<unknown> =>
    ask("POST", "/actions", { actions: [{ type: id, id, actions }] });
  const leave = async (): Promise<unknown> => ask("POST", "/frame", { id: null });
  return {
    open: async (address) => {
      await leave();
      await ask("POST", "/url", { url: address.replace(site, proxy.origin) });
    },
    back: async () => void (await ask("POST", "/back", {})),
    read,
    click: async (target) => {
      // The page around a frame may move it out of the window while both load. One sequence: between a move and a press
      // of its own, a native tooltip may open and take the press.
      await poll(`cannot click ${JSON.stringify(target)}`, async () => {
        const origin = { [elementKey]: await find(target) };
        return act("pointer", [
          { type: "pointerMove", origin, x: 0, y: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ]).then(
          () => true,
          () => undefined,
        );
      });
    },
    type: async (target, text) =>
      void (await ask("POST", `/element/${await find(target)}/value`, { text })),
    press: async (key) => {
      const values = listKeys(key).map((one) => keyCodes[one] ?? one);
      await act("key", [
        ...values.map((value) => ({ type: "keyDown", value })),
        ...values.toReversed().map((value) => ({ type: "keyUp", value })),
      ]);
    },
    enterFrame: async (selector) => {
      await leave();
      if (selector === null) return;
      await ask("POST", "/frame", { id: { [elementKey]: await find(selector) } });
    },
    listErrors: async () => proxy.errors,
    close: async () => {
      await ask("DELETE", "");
      await Promise.all([child, display.child].map(end));
      await proxy.stop();
    },
  };
}

async function startDisplay(size: {
  width: number;
  height: number;
}): Promise<{ name: string; child: ChildProcess }> {
  const screen = `${String(size.width)}x${String(size.height)}x24`;
  const child = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", screen], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (text: Buffer) => resolve(text.toString().trim()));
    child.once("exit", () => reject(new Error("Xvfb did not start")));
  });
  return { name: `:${number}`, child };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}
