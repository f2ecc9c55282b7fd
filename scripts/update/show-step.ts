const nameWidth = 26;
const detailWidth = 16;

/** Runs a step and prints its name, its result and its seconds in three columns. */
export async function showStep<Result>(
  name: string,
  run: () => Promise<Result>,
  describe: (result: Result) => string = () => "",
): Promise<Result> {
  const started = performance.now();
  const result = await run();
  const seconds = `${((performance.now() - started) / 1000).toFixed(0)} s`;
  console.log(
    `  ${name.padEnd(nameWidth)}${describe(result).padEnd(detailWidth)}${seconds.padStart(6)}`,
  );
  return result;
}
