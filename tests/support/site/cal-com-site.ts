import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { variableNames } from "../../../contracts/configuration/environment.ts";

const folder = ".cache/cal-com-site";
// Settings in a developer's .env must not leak into the build.
const unset = Object.fromEntries(variableNames.map((name) => [name, ""]));

/** The booking page's calendar at Cal.com. */
export const calComAddress = "https://cal.com/tu-perfil/60min";

/** Builds the site, serves it on a free port, and then removes the data that it stored. */
export async function withCalComSite(use: (url: string) => Promise<void>): Promise<void> {
  const env = { ...process.env, ...unset };
  const build = spawn(process.execPath, ["scripts/build.ts", "--out", folder], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...env, VITE_BOOKING_URL: calComAddress },
  });
  const [code] = await once(build, "exit");
  if (code !== 0) throw new Error("The site with a calendar at Cal.com could not be built");
  const dataDir = await mkdtemp(join(tmpdir(), "cal-com-"));
  const service = spawn(process.execPath, ["service/main.ts", "--site", folder], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...env, PORT: "0", DATA_DIR: dataDir },
  });
  const [line] = await once(service.stdout, "data");
  await use(/http:\/\/\S+/.exec(String(line))?.[0] ?? "");
  service.kill();
  await once(service, "exit");
  await rm(dataDir, { recursive: true });
}
