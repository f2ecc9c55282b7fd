import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { copyFolder } from "../support/copy-project.ts";
import { environmentFor } from "../../roots/environment-for.ts";

const run = promisify(execFile);

// The build's stamp, and its check in a process of its own, as by `npm start`.
const stamp =
  'import { describeInputs, writeStamp } from "./generator/build-stamp.ts"; await writeStamp(process.env.SITE_FOLDER + "/dist", await describeInputs());';
const compare =
  'import { isBuildCurrent } from "./generator/build-stamp.ts"; console.log(await isBuildCurrent());';

test("a build is current until a setting of .env that it reads changes", async () => {
  const project = await copyFolder(".cache/stamped-folder");
  const write = async (siteUrl: string, port: number) =>
    writeFile(join(project, ".env"), `VITE_SITE_URL=https://${siteUrl}\nPORT=${String(port)}\n`);
  const evaluate = async (code: string, env: NodeJS.ProcessEnv = {}) => {
    const args = ["--input-type=module-typescript", "-e", code];
    const { stdout } = await run(process.execPath, args, {
      env: { ...environmentFor(project), ...env },
    });
    return stdout.trim();
  };
  await mkdir(join(project, "dist"));
  await write("one.example", 4321);
  await evaluate(stamp, { VITE_SITE_URL: "https://one.example" });
  expect(await evaluate(compare)).toBe("true");
  await write("one.example", 4322);
  expect(await evaluate(compare)).toBe("true");
  await write("two.example", 4322);
  expect(await evaluate(compare)).toBe("false");
});
