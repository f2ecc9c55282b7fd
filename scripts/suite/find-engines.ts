import { existsSync, globSync } from "node:fs";
import { runToEnd } from "../command/run-script.ts";

/** Programs of the two other engines; undefined where one is missing. */
export function findEngines(): { firefox?: string; webkit?: { driver: string; browser: string } } {
  const firefox = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path));
  const driver = "/usr/bin/WebKitWebDriver";
  const [browser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  const hasDisplay = existsSync("/usr/bin/Xvfb");
  return {
    ...(firefox !== undefined && { firefox }),
    ...(existsSync(driver) &&
      browser !== undefined &&
      hasDisplay && { webkit: { driver, browser } }),
  };
}

/** Installs Debian's Firefox ESR and WebKitGTK where they are missing, as root. Returns whether both are there. */
export async function ensureEngines(): Promise<boolean> {
  if (hasBoth()) return true;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log("Installing Firefox and WebKitGTK for the journeys in other engines...");
  await runToEnd("apt-get", ["update", "-qq"]);
  const packages = ["firefox-esr", "webkit2gtk-driver", "xvfb"];
  await runToEnd("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
  return hasBoth();
}

function hasBoth(): boolean {
  const { firefox, webkit } = findEngines();
  return firefox !== undefined && webkit !== undefined;
}
