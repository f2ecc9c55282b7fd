import type { ChangeJournal } from "../store/change-journal.ts";

/** Files of the app by name, e.g. `app.js`. */
export type AppFiles = ReadonlyMap<string, { type: string; content: string | Uint8Array }>;

/** The pages of the site, as they are while one writes. */
export type Preview = { address: string; isReady: () => boolean; restart: () => void };

export type StudioOptions = {
  root: string;
  port: number;
  token: string;
  app: AppFiles;
  preview: Preview;
};

/** What the routes share: one thing is written at a time. */
export type StudioContext = StudioOptions & {
  journal: ChangeJournal;
  inTurn: <Result>(run: () => Promise<Result>) => Promise<Result>;
};
