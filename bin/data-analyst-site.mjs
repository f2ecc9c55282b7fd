#!/usr/bin/env node
// The program of an owner's folder: `npx data-analyst-site COMMAND`, with the words of the command after it.
const inCommands = ["new", "rename", "remove", "check-content"];
const others =
  "init start dev build studio doctor serve mail bookings backup restore move-store".split(" ");
const commands = [...others, ...inCommands];
const [command = "", ...words] = process.argv.slice(2);

if (commands.includes(command)) {
  const folder = inCommands.includes(command) ? "scripts/content/commands" : "scripts";
  process.argv.splice(2, process.argv.length, `${folder}/${command}`, ...words);
  await import("../scripts/run.mjs");
} else {
  console.error(`npx data-analyst-site COMMAND, one of: ${commands.join(", ")}`);
  console.error("--root FOLDER works on another folder than the current one.");
  process.exitCode = 2;
}
