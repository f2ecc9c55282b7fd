#!/usr/bin/env node
// The program of an owner's folder: `npx data-analyst-site COMMAND`, with the words of the command after it.
const inFolders = {
  scripts: "start dev build studio doctor serve host backup restore move-store",
  "scripts/calendar": "calendar",
  "service/command": "mail bookings desk views",
  "scripts/content/commands": "new rename remove check-content",
  "scripts/folder": "init update",
  "scripts/publish": "publish",
  "scripts/reports": "refresh",
};
const commands = Object.entries(inFolders).flatMap(([folder, names]) =>
  names.split(" ").map((name) => [name, `${folder}/${name}`]),
);
const [command = "", ...words] = process.argv.slice(2);
const script = new Map(commands).get(command);

if (script !== undefined) {
  process.argv.splice(2, process.argv.length, script, ...words);
  await import("../scripts/run.mjs");
} else {
  console.error(
    `npx data-analyst-site COMMAND, one of: ${commands.map(([name]) => name).join(", ")}`,
  );
  console.error("--root FOLDER works on another folder than the current one.");
  process.exitCode = 2;
}
