import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { copyFolder } from "../copy-project.ts";
import { environmentFor } from "../../../roots/environment-for.ts";

export type StudioProcess = { address: string; origin: string; root: string; child: ChildProcess };

/** Starts the studio on a copy of the project, with the site's pages if requested. */
export async function startStudioProcess(
  folder: string,
  { hasPreview }: { hasPreview: boolean },
): Promise<StudioProcess> {
  const root = await copyFolder(folder);
  const port = await findFreePorts();
  return runStudio(root, port, hasPreview);
}

async function runStudio(root: string, port: number, hasPreview: boolean): Promise<StudioProcess> {
  const options = ["--port", String(port), "--no-open", ...(hasPreview ? [] : ["--no-preview"])];
  const child = spawn(process.execPath, ["scripts/studio.ts", ...options], {
    env: environmentFor(root),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    const listen = (text: Buffer): void => {
      said += text.toString();
      const found = /http:\S+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("exit", () => reject(new Error(said)));
  });
  return { address, origin: new URL(address).origin, root, child };
}

/** Finds three consecutive ports: for the studio, the pages and their service. */
async function findFreePorts(): Promise<number> {
  for (let base = 20_000 + (process.pid % 20_000); ; base += 3) {
    const free = await Promise.all([base, base + 1, base + 2].map(isFree));
    if (free.every(Boolean)) return base;
  }
}

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
