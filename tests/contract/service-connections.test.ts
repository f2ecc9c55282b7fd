import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Agent, get, type IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../../service/http/server/start-server.ts";

async function serve(app: Hono) {
  const running = await startServer({ host: "127.0.0.1", port: 0 });
  running.serve(app);
  onTestFinished(() => running.server.closeAllConnections());
  onTestFinished(() => void running.server.close());
  return running;
}

function open(port: number): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

async function ask(port: number, head: string): Promise<string> {
  const socket = open(port);
  socket.write(`${head}\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => void chunks.push(chunk));
  await once(socket, "close");
  return Buffer.concat(chunks).toString();
}

test("answers a request that arrived before the app was ready", async () => {
  const running = await startServer({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => void running.server.close());
  const asked = ask(running.port, "GET / HTTP/1.1\r\nHost: site\r\nConnection: close");
  await once(running.server, "request");
  running.serve(new Hono().get("/", (c) => c.text("here")));
  expect(await asked).toContain("here");
});

test("answers while a thousand connections are silent", async () => {
  const { port, server } = await serve(new Hono().get("/", (c) => c.text("here")));
  const silent = Array.from({ length: 1_000 }, () => open(port));
  await Promise.all(silent.map((socket) => once(socket, "connect")));
  for (let visit = 0; visit < 20; visit += 1) {
    expect(await (await fetch(`http://127.0.0.1:${String(port)}/`)).text()).toBe("here");
  }
  expect(await promisify(server.getConnections.bind(server))()).toBeLessThanOrEqual(1_000);
});

test("closes a connection that keeps sending requests and reads no answer", async () => {
  let answered = 0;
  const app = new Hono().get("/", async (c) => {
    answered += 1;
    await new Promise(setImmediate);
    return c.text("x".repeat(100_000));
  });
  const { port, server } = await serve(app);
  const closed = once(server, "connection").then(async ([own]) => once(own as Socket, "close"));
  const socket = open(port);
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(2_000));
  await closed;
  expect(answered).toBeLessThanOrEqual(20);
});

test("a client with many concurrent requests waits behind those with one", async () => {
  const order: string[] = [];
  const app = new Hono().get("/:who", (c) => {
    order.push(c.req.param("who"));
    return c.text("here");
  });
  const { port } = await serve(app);
  const [greedy, modest] = [open(port), open(port)];
  await Promise.all([greedy, modest].map((socket) => once(socket, "connect")));
  greedy.write("GET /greedy HTTP/1.1\r\nHost: x\r\n\r\n".repeat(20));
  modest.write("GET /modest HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(() => order.length).toBe(21);
  expect(order.indexOf("modest")).toBeLessThan(10);
});

test.each([
  ["a header that is too long", `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(20_000)}`, 431],
  ["no HTTP", "HELO there", 400],
  ["an expectation", "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: magic", 417],
  ["two hosts", "GET / HTTP/1.1\r\nHost: x\r\nhost: evil.example\r\nConnection: close", 400],
])("refuses %s with the headers of every answer", async (_, head, status) => {
  const { port } = await serve(new Hono().get("/", (c) => c.text("here")));
  const answer = await ask(port, head);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} `));
  expect(answer).toMatch(/strict-transport-security: max-age=63072000/i);
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
});

test("cuts off no client that keeps asking while the service stops", async () => {
  const { port, stop } = await serve(new Hono().get("/", (c) => c.text("here")));
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  onTestFinished(() => agent.destroy());
  const stopping = new AbortController();
  let answers = 0;
  const faults: string[] = [];
  const askOn = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const call = get({ port, agent, host: "127.0.0.1" });
      try {
        const [answer] = (await once(call, "response")) as [IncomingMessage];
        answer.resume();
        await once(answer, "end");
        answers += 1;
      } catch (error) {
        // A refused new connection is no fault: a new version would accept it.
        const { code = "" } = error as NodeJS.ErrnoException;
        if (code !== "ECONNREFUSED") faults.push(code);
        return;
      }
    }
  };
  const clients = Array.from({ length: 8 }, askOn);
  await expect.poll(() => answers).toBeGreaterThan(200);
  await stop(5_000);
  stopping.abort();
  await Promise.all(clients);
  expect(faults).toEqual([]);
});
