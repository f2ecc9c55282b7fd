import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../../../scripts/suite/find-chromium.ts";

type Message = {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
};

export type BrowserPage = {
  send: (method: string, params?: object) => Promise<Record<string, unknown>>;
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the pointer onto the first element of a selector, and presses it there. */
  point: (selector: string) => Promise<void>;
  press: (selector: string) => Promise<void>;
};

export type PrerenderingBrowser = {
  page: BrowserPage;
  /** Returns the browser's events of a method, oldest first. */
  list: (method: string) => Record<string, unknown>[];
  findPrerendered: () => BrowserPage | undefined;
  close: () => Promise<void>;
};

/** Opens a Chromium over its protocol: Playwright's own switches disable prerendering. */
export async function openPrerenderingBrowser(): Promise<PrerenderingBrowser> {
  const profile = await mkdtemp(join(tmpdir(), "prerendering-"));
  const browser = spawn(
    findChromium() ?? "",
    [
      "--no-sandbox",
      "--headless",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "--accept-lang=es-ES",
      "--window-size=1350,900",
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const socket = new WebSocket(await readAddress(browser.stderr));
  await new Promise((resolve) => socket.addEventListener("open", resolve));

  const messages: Message[] = [];
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  let count = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const asked = waiting.get(message.id ?? 0);
    if (asked === undefined) messages.push(message);
    else if (message.error === undefined) asked.resolve(message.result ?? {});
    else asked.reject(new Error(message.error.message));
  });
  const send = async (method: string, params: object = {}, sessionId?: string) => {
    count += 1;
    const asked = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(count, asked);
    socket.send(JSON.stringify({ id: count, method, params, sessionId }));
    return asked.promise;
  };
  const list = (method: string) =>
    messages.filter((one) => one.method === method).map(({ params = {} }) => params);
  const findPage = (subtype: string | undefined): BrowserPage | undefined => {
    const attached = list("Target.attachedToTarget") as {
      sessionId: string;
      targetInfo: { type: string; subtype?: string };
    }[];
    // A discarded page, or one that replaced another, has no session any more.
    const gone = new Set(list("Target.detachedFromTarget").map(({ sessionId }) => sessionId));
    const found = attached.findLast(
      ({ sessionId, targetInfo }) =>
        !gone.has(sessionId) && targetInfo.type === "page" && targetInfo.subtype === subtype,
    );
    return found && controlPage(async (method, params) => send(method, params, found.sessionId));
  };

  const { targetInfos } = (await send("Target.getTargets", { filter: [{}] })) as {
    targetInfos: { type: string; targetId: string }[];
  };
  const tab = targetInfos.find(({ type }) => type === "tab");
  const { sessionId } = await send("Target.attachToTarget", {
    targetId: tab?.targetId,
    flatten: true,
  });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send("Target.setAutoAttach", attach, String(sessionId));
  const page = findPage(undefined);
  if (page === undefined) throw new Error("The browser has no page");
  for (const domain of ["Page", "Network", "Preload"]) await page.send(`${domain}.enable`);
  return {
    page,
    list,
    findPrerendered: () => findPage("prerender"),
    close: async () => {
      const ended = new Promise((resolve) => browser.once("exit", resolve));
      // A kill could end only a starting script and leave the browser; the browser may exit before it answers.
      void send("Browser.close");
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const part of output) {
    text += String(part);
    const [, address] = /listening on (ws:\S+)/.exec(text) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`The browser did not start: ${text}`);
}

function controlPage(send: BrowserPage["send"]): BrowserPage {
  const evaluate = async (expression: string): Promise<unknown> => {
    const options = { expression, returnByValue: true, awaitPromise: true };
    const { result } = (await send("Runtime.evaluate", options)) as { result: { value: unknown } };
    return result.value;
  };
  const locate = async (selector: string) => {
    const place = await evaluate(`(() => {
      const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    return place as { x: number; y: number };
  };
  const point = async (selector: string): Promise<void> => {
    await send("Input.dispatchMouseEvent", { type: "mouseMoved", ...(await locate(selector)) });
  };
  const press = async (selector: string): Promise<void> => {
    const place = { ...(await locate(selector)), button: "left", clickCount: 1 };
    await send("Input.dispatchMouseEvent", { type: "mousePressed", ...place });
    await send("Input.dispatchMouseEvent", { type: "mouseReleased", ...place });
  };
  return { send, evaluate, point, press };
}
