import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { makeDataDir } from "../../../tests/support/stores/place.ts";
import { openTarget } from "./open-target.ts";

afterEach(() => vi.unstubAllEnvs());

/** Puts a program of this name in front of the path; it notes its arguments beside itself. */
function plantProgram(name: string, lines: string): string {
  const folder = makeDataDir();
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\nprintf '%s\\n' "$@" >> "${folder}/arguments"\n${lines}\n`);
  chmodSync(file, 0o700);
  vi.stubEnv("PATH", `${folder}:${process.env["PATH"] ?? ""}`);
  return folder;
}

/** Stands in for sftp: does what its input says in a local folder, and repeats each line as sftp does. */
const sftp = String.raw`while read -r command a b c; do
  echo "sftp> $command $a $b $c"
  eval "set -- $a $b $c"
  case $command in
    put) cp "$2" "$3" ;;
    get) cp "$1" "$2" ;;
    rename) mv "$1" "$2" ;;
    ls) for file in "$2"/*; do echo "$file"; done ;;
    -rm) rm -f "$1" ;;
  esac || exit 1
done`;

/** Stands in for rclone, whose remote is the root of this machine. */
const rclone = String.raw`case $1 in
  copyto) cp "$(echo "$2" | sed s/^disk://)" "$(echo "$3" | sed s/^disk://)" ;;
  lsf) ls -1 "$(echo "$3" | sed s/^disk://)" ;;
  deletefile) rm "$(echo "$2" | sed s/^disk://)" ;;
esac`;

test.each([
  ["a folder", (folder: string) => folder, "none", ""],
  ["a server", (folder: string) => `ssh://ana@backup.example:2222${folder}`, "sftp", sftp],
  ["a remote", (folder: string) => `rclone://disk/${folder}/`, "rclone", rclone],
])("copies to %s, whole and under its name", async (_case, addressOf, program, lines) => {
  plantProgram(program, lines);
  const [away, here] = [join(makeDataDir(), 'the "disk"'), makeDataDir()];
  mkdirSync(away);
  const target = openTarget(addressOf(away));
  const [file, back] = [join(here, "sealed"), join(here, "back")];
  writeFileSync(file, "first");
  await target.put(file, "a.sealed");
  writeFileSync(file, "second");
  await target.put(file, "a.sealed");
  await target.put(file, "b.sealed");
  expect((await target.list()).toSorted()).toEqual(["a.sealed", "b.sealed"]);
  await target.get("a.sealed", back);
  expect(readFileSync(back, "utf8")).toBe("second");
  await target.remove(["a.sealed"]);
  expect(await target.list()).toEqual(["b.sealed"]);
});

test("asks the server that the address names, and never for a password", async () => {
  const folder = plantProgram("sftp", "cat > /dev/null");
  await openTarget("ssh://ana@backup.example:2222/~/site").list();
  const given = readFileSync(join(folder, "arguments"), "utf8");
  expect(given).toContain("BatchMode=yes\n");
  expect(given).toContain("-P\n2222\n-b\n-\nana@backup.example\n");
});

test("a folder that is away is not created", async () => {
  const away = join(makeDataDir(), "disk");
  const file = join(makeDataDir(), "sealed");
  writeFileSync(file, "");
  await expect(openTarget(away).put(file, "a.sealed")).rejects.toThrow("Mount or create");
  expect(existsSync(away)).toBe(false);
});

test("says what a program says that fails, or that it is not installed", async () => {
  plantProgram(
    "sftp",
    "echo Welcome >&2; echo 'Permission denied' >&2; echo 'Connection closed' >&2; exit 255",
  );
  const target = openTarget("ssh://backup.example/site");
  await expect(target.list()).rejects.toThrow("sftp: Permission denied; Connection closed");
  vi.stubEnv("PATH", makeDataDir());
  await expect(target.list()).rejects.toThrow("sftp is not installed");
});
