import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** A command of package.json with options, as a document or a usage text has it. */
export type DocumentedCommand = { command: string; options: string[] };

/** Commands with options in a text: `npm run restore -- FOLDER --replace`; what follows the closing backtick or a redirection is not theirs. */
export function findCommands(text: string): DocumentedCommand[] {
  const called = /\bnpm (?:run )?(?:--silent |-s )?([a-z][\w-]*) -- ([^`"|>#\n]*)/g;
  return [...text.matchAll(called)].flatMap(([, command = "", rest = ""]) => {
    const options = [...rest.matchAll(/(?<!\S)--([a-z][\w-]*)/g)].map(([, option = ""]) => option);
    return options.length === 0 ? [] : [{ command, options }];
  });
}

/** Options that a source takes: those it declares to `parseArgs`, and texts it compares an argument with. */
export function readDeclaredOptions(source: string): string[] {
  const declared = source.includes("parseArgs(")
    ? [...source.matchAll(/["']?([\w-]+)["']?: \{\s*type: "(?:string|boolean)"/g)]
    : [];
  const compared = [...source.matchAll(/(?:=== |includes\()"--([\w-]+)"/g)];
  return [...declared, ...compared].map(([, option = ""]) => option);
}

/** Options that a script takes itself or in what it imports. */
export function listOptions(script: string): Set<string> {
  const options = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    const source = readFileSync(file, "utf8");
    for (const option of readDeclaredOptions(source)) options.add(option);
    for (const [, path = ""] of source.matchAll(/^(?:import|\} from|import .* from) "(\.[^"]+)"/gm))
      visit(posix.join(posix.dirname(file), path));
  };
  visit(script);
  return options;
}
