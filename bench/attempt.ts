/** Measures one thing of many; where it fails, says so and leaves it out: what was measured before is not lost with it. */
export async function attempt(name: string, measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
  } catch (error) {
    console.error(`${name} could not be measured: ${String(error)}`);
  }
}
