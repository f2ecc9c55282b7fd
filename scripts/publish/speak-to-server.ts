import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Server } from "./read-target.ts";
import type { StepFault } from "./show-steps.ts";
import type { FaultName, StepName } from "./words.ts";

type Conversation = {
  /** A shell script, for the server to run. */
  script: string;
  make: (name: string) => Promise<Buffer>;
  onStep: (step: StepName, state: string, detail: string) => void;
};

const sshFailed = 255;

/**
 * Runs a script on a server by one connection of the system's `ssh`, and sends the files that it asks for; script and
 * files go through standard input, so that no list of processes shows them. Returns the fault, if there is one.
 */
export async function speakToServer(
  server: Server,
  { script, make, onStep }: Conversation,
): Promise<StepFault | undefined> {
  const { stdin, stdout, end, stop } = connect(server, Buffer.byteLength(script));
  stdin.write(script);
  let last: StepName | undefined;
  for await (const line of createInterface({ input: stdout })) {
    const [step = "", state = "", ...details] = line.split("\t");
    if (step === "end" || state === "fault") {
      stop();
      return state === "fault" ? readFault(step as StepName, details) : undefined;
    }
    if (step === "want") {
      const file = await make(state);
      stdin.write(`${String(file.length)}\n`);
      stdin.write(file);
    } else {
      last = step as StepName;
      onStep(last, state, details[0] ?? "");
    }
  }
  const { code, reason } = await end;
  return describeLoss(last, code, reason);
}

/** Connects as a user who is root or may use sudo without a password; the server reads its script first. */
function connect({ user, host, port }: Server, scriptBytes: number) {
  const run = [
    `p='eval "$(head -c ${String(scriptBytes)})"'`,
    `[ "$(id -u)" = 0 ] && exec sh -c "$p"`,
    `exec sudo -n env SSH_CONNECTION="$SSH_CONNECTION" sh -c "$p"`,
  ];
  const settings = [
    "StrictHostKeyChecking=accept-new",
    "ConnectTimeout=15",
    "ServerAliveInterval=15",
  ];
  const options = settings.flatMap((setting) => ["-o", setting]);
  const child = spawn("ssh", ["-T", ...options, "-p", port, `${user}@${host}`, run.join("; ")]);
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  // The end of the process says why nothing can be written.
  child.stdin.on("error", () => undefined);
  const end = new Promise<{ code: number; reason: string }>((resolve) => {
    child.on("error", ({ message }) => resolve({ code: sshFailed, reason: message }));
    child.on("close", (code) =>
      resolve({ code: code ?? sshFailed, reason: errors.trim().split("\n").at(-1) ?? "" }),
    );
  });
  return { stdin: child.stdin, stdout: child.stdout, end, stop: () => void child.kill() };
}

function readFault(
  step: StepName,
  [code = "", detail = "", undone = "", kept = ""]: string[],
): StepFault {
  const steps = undone.split(" ").filter((name) => name !== "") as StepName[];
  return { step, code: code as FaultName, detail, undone: steps, kept: kept as StepFault["kept"] };
}

/** A connection that ended before the server had said how it went. */
function describeLoss(last: StepName | undefined, code: number, detail: string): StepFault {
  const fault = { step: last ?? "connection", detail, undone: [], kept: "" } as const;
  if (last !== undefined) return { ...fault, code: "lost" };
  return { ...fault, code: code === sshFailed ? "ssh" : "root" };
}
