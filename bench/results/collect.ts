/** Measurements by row. */
export type Takes<Take> = {
  /** Adds a measurement; one that fails is printed, so that the others are kept. */
  add: (row: string, measure: () => Promise<Take>) => Promise<void>;
  list: (row: string) => readonly Take[];
};

export function collect<Take>(): Takes<Take> {
  const takes = new Map<string, Take[]>();
  const list = (row: string) => takes.get(row) ?? [];
  const add = async (row: string, measure: () => Promise<Take>): Promise<void> => {
    try {
      const take = await measure();
      takes.set(row, [...list(row), take]);
    } catch (error) {
      console.error(`${row} could not be measured: ${String(error)}`);
    }
  };
  return { add, list };
}
