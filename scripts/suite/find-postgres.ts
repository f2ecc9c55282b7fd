import { existsSync, globSync } from "node:fs";
import { runToEnd } from "../command/run-script.ts";

/** The folder of PostgreSQL's own programs, the newest version's first. */
export function findPostgres(): string | undefined {
  const folders = [
    ...globSync("/usr/lib/postgresql/*/bin").toSorted().toReversed(),
    ...(process.env["PATH"] ?? "").split(":"),
  ];
  return folders.find((folder) => existsSync(`${folder}/initdb`));
}

/** Installs PostgreSQL where none is found: Debian's package, as root. */
export async function ensurePostgres(): Promise<void> {
  if (findPostgres() !== undefined) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing PostgreSQL for the tests of the shared store...");
    await runToEnd("apt-get", ["update", "-qq"]);
    await runToEnd("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"]);
  }
  if (findPostgres() !== undefined) return;
  console.error(
    "No PostgreSQL was found or could be installed. Install it and run the tests again.",
  );
  process.exit(1);
}
