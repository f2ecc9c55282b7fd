import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Browser } from "@playwright/test";

/**
 * Watches the memory of a browser's pages, workers included: the returned function says by how many MB the process that
 * grew most exceeded what it had, at its peak. Not a number where the system does not say (Linux does).
 */
export async function watchMemory(browser: Browser): Promise<() => number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const before = processInfo
    .filter(({ type, id }) => type === "renderer" && existsSync(`/proc/${String(id)}/status`))
    .map(({ id }) => {
      // Forgets earlier peaks.
      writeFileSync(`/proc/${String(id)}/clear_refs`, "5");
      return { id, kilobytes: readStatus(id, "VmRSS") };
    });
  return () => {
    const grown = before.map(({ id, kilobytes }) => readStatus(id, "VmHWM") - kilobytes);
    return grown.length === 0 ? Number.NaN : Math.max(...grown) / 1024;
  };
}

function readStatus(id: number, name: string): number {
  const status = readFileSync(`/proc/${String(id)}/status`, "utf8");
  return Number(new RegExp(String.raw`^${name}:\s+(\d+) kB`, "m").exec(status)?.[1]);
}
