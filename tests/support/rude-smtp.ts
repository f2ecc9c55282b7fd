import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { onTestFinished } from "vitest";

type Step = "greeting" | "EHLO" | "MAIL" | "RCPT" | "DATA" | "dot";

/** The server's faulty answer at a step: undefined for silence; or it closes the connection after some bytes. */
export type Rudeness = {
  at: Step;
  says?: string;
  hangsUp?: boolean;
  afterMs?: number;
};

const usual: Record<Step, string> = {
  greeting: "220 mail.example",
  EHLO: "250 mail.example",
  MAIL: "250 OK",
  RCPT: "250 OK",
  DATA: "354 Go on",
  dot: "250 Taken",
};

/**
 * Starts a mail server that is correct except for one step; `taken` counts the mails received up to their final dot.
 */
export async function startRudeServer(rudeness: Rudeness) {
  const seen = { taken: 0 };
  const server = createServer((socket) => serve(socket, rudeness, seen)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${String(port)}`, seen };
}

function serve(socket: Socket, rudeness: Rudeness, seen: { taken: number }): void {
  let isText = false;
  let heard = "";
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  const answer = (step: Step) => {
    if (rudeness.at !== step) return void socket.write(`${usual[step]}\r\n`);
    const { says, hangsUp = false, afterMs = 0 } = rudeness;
    setTimeout(() => {
      if (says !== undefined) socket.write(says);
      if (hangsUp) socket.end();
    }, afterMs).unref();
  };
  answer("greeting");
  socket.on("data", (bytes) => {
    heard += bytes.toString();
    for (;;) {
      const end = isText ? /(?:^|\r\n)\.\r\n/.exec(heard) : /\r\n/.exec(heard);
      if (end === null) return;
      const line = heard.slice(0, end.index);
      heard = heard.slice(end.index + end[0].length);
      if (isText) seen.taken += 1;
      const command = line.slice(0, 4).toUpperCase();
      const step = isText ? "dot" : command === "HELO" ? "EHLO" : (command as Step);
      isText = step === "DATA" && (rudeness.at !== "DATA" || /^[23]/.test(rudeness.says ?? ""));
      answer(step);
    }
  });
}
