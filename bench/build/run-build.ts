import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export type BuildRun = {
  seconds: number;
  processorSeconds: number;
  /** The most that the process held, in MB. */
  memory: number;
  documents: number;
  /** The slowest steps, in words. */
  steps: string;
};

const tellUsage = `process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.log(JSON.stringify([userCPUTime + systemCPUTime, maxRSS]));
})`;

/** Builds a project by its own command. */
export async function runBuild(project: string): Promise<BuildRun> {
  const telling = `data:text/javascript,${encodeURIComponent(tellUsage)}`;
  const started = performance.now();
  const build = spawn(process.execPath, ["--import", telling, "scripts/build.ts"], {
    cwd: project,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output, [code]] = await Promise.all([text(build.stdout), once(build, "exit")]);
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`The build of ${project} failed`);
  const lines = output.trim().split("\n");
  const [microseconds = 0, kilobytes = 0] = JSON.parse(lines.at(-1) ?? "[]") as number[];
  const [, documents = "0", steps = ""] =
    /^(\d+) documents in .*? s: (.*)$/.exec(lines.at(-2) ?? "") ?? [];
  return {
    seconds,
    processorSeconds: microseconds / 1e6,
    memory: kilobytes / 1024,
    documents: Number(documents),
    steps,
  };
}
