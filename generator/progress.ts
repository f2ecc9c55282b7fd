/** How far a step is, in items. */
export type CountItems = (done: number, all: number) => void;

/** What a build tells of itself while it runs. */
export type Progress = {
  step: <Result>(name: string, run: (count: CountItems) => Promise<Result>) => Promise<Result>;
};

export const silentProgress: Progress = { step: async (_name, run) => run(() => undefined) };
