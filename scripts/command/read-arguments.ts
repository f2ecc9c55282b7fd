/** Reads the arguments of a command by `parseArgs`; where it does not know one, prints that and the usage, and ends the process with code 2. */
export function readArguments<Arguments>(usage: string, parse: () => Arguments): Arguments {
  try {
    return parse();
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (!code.startsWith("ERR_PARSE_ARGS_")) throw error;
    console.error(`${message}\n\n${usage}`);
    process.exit(2);
  }
}
