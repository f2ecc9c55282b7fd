import { once } from "node:events";
import { connect, type Socket } from "node:net";

export type Load = {
  /** Milliseconds that each answer took. */
  taken: number[];
  durationMs: number;
};

const connections = 16;
const endOfHead = Buffer.from("\r\n\r\n");

/**
 * Sends requests over 16 connections for the given time, each as soon as the one before is answered; throws at another status. Written on
 * sockets: Node's client costs more than the servers that are measured.
 */
export async function sendLoad(
  port: number,
  durationMs: number,
  status: number,
  write: () => string,
): Promise<Load> {
  const taken: number[] = [];
  const begun = performance.now();
  const ask = async () => {
    const socket = connect({ host: "127.0.0.1", port, noDelay: true });
    await once(socket, "connect");
    while (performance.now() - begun < durationMs) {
      const start = performance.now();
      const answered = readAnswer(socket);
      socket.write(write());
      const given = await answered;
      if (given !== status) throw new Error(`Answered ${String(given)}, not ${String(status)}`);
      taken.push(performance.now() - start);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, ask));
  return { taken, durationMs: performance.now() - begun };
}

/** The status of one answer, once its body has come, as long as its head says, or up to the last chunk. */
async function readAnswer(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes: Buffer = Buffer.alloc(0);
    let expected: number | undefined;
    const take = (chunk: Buffer) => {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
      expected ??= findLength(bytes);
      if (expected === undefined || bytes.length < expected) return;
      stop();
      resolve(Number(bytes.toString("latin1", 9, 12)));
    };
    const fail = () => {
      stop();
      reject(new Error("The connection was closed"));
    };
    const stop = () => {
      socket.off("data", take);
      socket.off("close", fail);
    };
    socket.on("data", take);
    socket.once("close", fail);
  });
}

/** Bytes of head and body; undefined while the head has not come whole. */
function findLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf(endOfHead);
  if (end === -1) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const [, length] = /content-length: (\d+)/i.exec(head) ?? [];
  if (length === undefined && !/ (?:204|304) /.test(head.slice(0, 14)))
    throw new Error(`An answer of unknown length: ${head}`);
  return end + endOfHead.length + Number(length ?? 0);
}
