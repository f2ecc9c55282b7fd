import { runProgram } from "./run-program.ts";
import type { OffsiteTarget } from "./offsite-target.ts";

/** Copies to a remote of rclone's configuration, e.g. a store that speaks S3. */
export function openRclone(address: string): OffsiteTarget {
  const [, remote = "", path = ""] = /^rclone:\/\/([^/]+)\/(.*)$/.exec(address) ?? [];
  const place = `${remote}:${path.replace(/\/+$/, "")}`;
  return {
    // Stores that speak S3 show a file only when all of it has arrived.
    put: async (file, name) => void (await run("copyto", file, `${place}/${name}`)),
    get: async (name, file) => void (await run("copyto", `${place}/${name}`, file)),
    list: async () => (await run("lsf", "--files-only", place)).split("\n").filter(Boolean),
    remove: async (names) => {
      for (const name of names) await run("deletefile", `${place}/${name}`);
    },
  };
}

async function run(...args: string[]): Promise<string> {
  return runProgram("rclone", args);
}
