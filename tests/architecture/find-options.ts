import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** A command of package.json with options, found in a document or a usage text. */
export type DocumentedCommand = { command: string; options: string[] };

/**
 * Finds commands with options in a text: `npm run restore -- FOLDER --replace`; a closing backtick or a redirection
 * ends a command.
 */
export function findCommands(text: string): DocumentedCommand[] {
  const called = /\bnpm (?:run )?(?:--silent |-s )?([a-z][\w-]*) -- ([^`"|>#\n]*)/g;
  return [...text.matchAll(called)].flatMap(([, command = "", rest = ""]) => {
    const options = [...rest.matchAll(/(?<!\S)--([a-z][\w-]*)/g)].map(([, option = ""]) => option);
    return options.length === 0 ? [] : [{ command, options }];
  });
}

/** Returns the options of a source: those declared to `parseArgs`, and texts compared with an argument. */
export function readDeclaredOptions(source: string): string[] {
  const declared = source.includes("parseArgs(")
    ? [...source.matchAll(/["']?([\w-]+)["']?: \{\s*type: "(?:string|boolean)"/g)]
    : [];
  const compared = [...source.matchAll(/(?:=== |includes\()"--([\w-]+)"/g)];
  return [...declared, ...compared].map(([, option = ""]) => option);
}

/** Returns the options of a script and of its imports. */
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
