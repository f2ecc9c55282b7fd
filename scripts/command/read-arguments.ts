/** Reads a command's arguments by `parseArgs`; for an unknown one prints the usage and exits with code 2. */
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
