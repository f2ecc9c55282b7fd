import { execFileSync } from "node:child_process";
import { chmodSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeDataDir } from "../support/stores/place.ts";

const report = "deploy/site-failure@.service";
const read = (file: string) => readFileSync(file, "utf8");

test("every unit that runs something of the site reports its failure", () => {
  const units = globSync("deploy/*.service").filter((file) => file !== report);
  expect(units.length).toBeGreaterThanOrEqual(3);
  for (const unit of units)
    expect(read(unit), unit).toContain("\nOnFailure=site-failure@%n.service\n");
});

test("the report is posted to ALERT_URL in the form that the service's alerts have", () => {
  const folder = makeDataDir();
  const curl = join(folder, "curl");
  writeFileSync(curl, `#!/bin/sh\nprintf '%s\\n' "$@" > "${folder}/arguments"\n`);
  chmodSync(curl, 0o700);
  const command = /^ExecStart=-\/usr\/bin\/(curl .+)$/m.exec(read(report))?.[1] ?? "";
  // Specifiers and variables are replaced by systemd (systemd.unit, "Specifiers").
  const line = command
    .replaceAll("%i", "site-update.service")
    .replaceAll("%H", "server")
    .replace("${ALERT_URL}", "https://hook.example/x");
  execFileSync("/bin/sh", ["-c", line], { env: { PATH: `${folder}:/usr/bin:/bin` } });
  const given = read(join(folder, "arguments")).trimEnd().split("\n");
  expect(given.at(-1)).toBe("https://hook.example/x");
  expect(given).toContain("Content-Type: application/json");
  expect(JSON.parse(given[given.indexOf("-d") + 1] ?? "")).toEqual({
    text: "site-update.service failed on server. See why: journalctl -u site-update.service",
  });
});
