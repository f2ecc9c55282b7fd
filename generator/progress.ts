/** Reports how many items of a step are done. */
export type CountItems = (done: number, all: number) => void;

/** Reports the steps of a build while it runs. */
export type Progress = {
  step: <Result>(name: string, run: (count: CountItems) => Promise<Result>) => Promise<Result>;
};

export const silentProgress: Progress = { step: async (_name, run) => run(() => undefined) };
