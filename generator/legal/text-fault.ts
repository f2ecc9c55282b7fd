/** Where a piece of text stands in its file. */
export type Place = { file: string; line: number };

/** An error that names file and line, so that whoever writes the texts can mend it. */
export function faultAt({ file, line }: Place, problem: string): Error {
  return new Error(`${file}:${String(line)}: ${problem}`);
}
