import { basename } from "node:path";
import { runProgram } from "./run-program.ts";
import { unfinished } from "./copy-names.ts";
import type { OffsiteTarget } from "./offsite-target.ts";

// Without a terminal nothing can be typed, and a dead line must not block the next copy.
const options = ["BatchMode=yes", "ConnectTimeout=15", "ServerAliveInterval=15"];

/** Copies to a server by SSH; `/~/` begins a path in the user's home. */
export function openSftp({ username, hostname, port, pathname }: URL): OffsiteTarget {
  const folder = decodeURIComponent(pathname).replace(/^\/~\//, "");
  const args = [
    ...options.flatMap((option) => ["-o", option]),
    ...(port === "" ? [] : ["-P", port]),
    "-b",
    "-",
    username === "" ? hostname : `${decodeURIComponent(username)}@${hostname}`,
  ];
  const run = async (...lines: string[]) => runProgram("sftp", args, `${lines.join("\n")}\n`);
  const at = (name: string) => quote(`${folder}/${name}`);
  return {
    put: async (file, name) => {
      const begun = at(name + unfinished);
      await run(`put -f ${quote(file)} ${begun}`, `rename ${begun} ${at(name)}`);
    },
    get: async (name, file) => void (await run(`get ${at(name)} ${quote(file)}`)),
    list: async () =>
      // The program repeats each command after its prompt.
      (await run(`ls -1 ${quote(folder)}`))
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("sftp>"))
        .map((line) => basename(line.trim())),
    remove: async (names) => {
      // A copy that another service has removed meanwhile is no fault.
      if (names.length > 0) await run(...names.map((name) => `-rm ${at(name)}`));
    },
  };
}

function quote(path: string): string {
  return `"${path.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
