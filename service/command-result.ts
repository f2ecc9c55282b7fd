export type CommandResult = { exitCode: number; output: string };

export function succeed(output: string): CommandResult {
  return { exitCode: 0, output };
}

export function failWith(output: string): CommandResult {
  return { exitCode: 1, output };
}

export function report({ exitCode, output }: CommandResult): void {
  (exitCode === 0 ? process.stdout : process.stderr).write(output);
  process.exitCode = exitCode;
}
