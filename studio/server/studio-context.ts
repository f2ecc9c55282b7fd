import type { ChangeJournal } from "../store/change-journal.ts";

/** Bundled files of the app by name, e.g. `app.js`. */
export type AppFiles = ReadonlyMap<string, { type: string; content: string | Uint8Array }>;

/** Development server that renders the unbuilt site. */
export type Preview = { address: string; isReady: () => boolean; restart: () => void };

export type StudioOptions = {
  root: string;
  port: number;
  token: string;
  app: AppFiles;
  preview: Preview;
};

/** Context of the routes; `inTurn` runs their writes one after another. */
export type StudioContext = StudioOptions & {
  journal: ChangeJournal;
  inTurn: <Result>(run: () => Promise<Result>) => Promise<Result>;
};
