import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Fault } from "../../generator/faults/fault.ts";
import { keepChanged, keepNewer, layOver, type Drafts, type Files } from "../model/drafts.ts";
import { isEqual, readAt, writeAt, type Json, type Path } from "../model/json-value.ts";
import type { Values } from "../model/list-items.ts";
import { ask, send, type SaveAnswer } from "./api.ts";
import { describeAnswer } from "./describe-answer.ts";
import { useRun } from "./use-run.ts";
import { useWords } from "./words.ts";

export const mailFile = ".env";

/** Files with a draft that another program changed, and the present state of the disk. */
export type Conflict = { outdated: readonly string[]; fresh: Files };

/** State of the editor: files of the disk, drafts, and faults of the last save. */
export type OpenFiles = {
  values: Values;
  files: Files;
  edited: readonly string[];
  faults: readonly Fault[];
  conflict: Conflict | undefined;
  status: string;
  isBusy: boolean;
  readValue: (file: string, path: Path) => Json | undefined;
  setValue: (file: string, path: Path, value: Json | undefined) => void;
  setFiles: (changed: Record<string, Json>) => void;
  /** Adds the texts of a post to the files; returns the names of its pictures. */
  openPost: (slug: string) => Promise<readonly string[]>;
  /** Returns true when all drafts are on the disk. */
  save: () => Promise<boolean>;
  discard: () => void;
  /** Ends a conflict: saves the merged drafts, or takes the files of the disk. */
  resolve: (merged?: Drafts) => Promise<void>;
  undo: () => Promise<void>;
  reload: () => Promise<void>;
  notify: (status: string) => void;
};

export const FilesContext = createContext<OpenFiles | undefined>(undefined);

export function useFiles(): OpenFiles {
  const files = use(FilesContext);
  if (files === undefined) throw new Error("No files are open.");
  return files;
}

export function useOpenFiles(): OpenFiles {
  const words = useWords();
  const { say } = words;
  const [files, setRead] = useState<Files>({});
  const [drafts, setDrafts] = useState<Drafts>({});
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [conflict, setConflict] = useState<Conflict>();
  const [status, notify] = useState("");
  const { read, openPost } = useReader(setRead);
  const reload = useCallback(async () => setRead(await read()), [read]);
  const begin = useEffectEvent(() => void reload().catch(() => notify(say("connection"))));
  useEffect(() => begin(), []);
  const values = useMemo(() => layOver(files, drafts), [files, drafts]);
  const setFiles = (changed: Record<string, Json>) =>
    setDrafts((present) => keepChanged({ ...present, ...changed }, files));
  const { run, isBusy, running } = useRun(notify);
  const write = async (sent: Drafts, base: Files) =>
    run(sent, async () => {
      if (Object.keys(sent).length === 0) return true;
      notify(say("saving"));
      const answer = await sendDrafts(sent, base);
      const isDone = answer.outcome === "written" || answer.outcome === "unchanged";
      setFaults(answer.outcome === "refused" ? answer.faults : []);
      setConflict(
        answer.outcome === "outdated" ? { outdated: answer.files, fresh: await read() } : undefined,
      );
      if (isDone) {
        await reload();
        setDrafts((present) => keepNewer(present, sent));
      }
      notify(isDone ? say("saved") : describeAnswer(answer, words));
      return isDone;
    });
  const save = async () => {
    // Wait for a running save; it succeeds for the caller if no draft changed since it started.
    if (running.current !== undefined) {
      const { work, drafts: held } = running.current;
      return (await work) && isEqual(keepNewer(drafts, held), {});
    }
    return write(drafts, files);
  };
  const resolve = async (merged?: Drafts) => {
    if (conflict === undefined) return;
    const { fresh, outdated } = conflict;
    const left = Object.entries(drafts).filter(([file]) => !outdated.includes(file));
    const next = keepChanged({ ...Object.fromEntries(left), ...merged }, fresh);
    setRead(fresh);
    setDrafts(next);
    setConflict(undefined);
    notify(say("reloaded"));
    if (merged !== undefined) await write(next, fresh);
  };
  const undo = async () => {
    await run(drafts, async () => {
      const { undone } = await send<{ undone?: string }>("undo");
      await reload();
      setDrafts({});
      notify(undone === undefined ? say("nothingToUndo") : say("undone", { label: undone }));
      return true;
    });
  };
  const discard = () => {
    setDrafts({});
    setFaults([]);
    setConflict(undefined);
    notify("");
    void reload();
  };
  return {
    values,
    files,
    edited: Object.keys(drafts),
    faults,
    conflict,
    status,
    isBusy,
    readValue: (file, path) => readAt(values[file], path),
    setValue: (file, path, value) => setFiles({ [file]: writeAt(values[file], path, value) }),
    setFiles,
    openPost,
    save,
    discard,
    resolve,
    undo,
    reload,
    notify,
  };
}

type OpenPost = { files: Files; pictures: readonly string[] };

/** Reads the content, the mail settings and the opened posts. */
function useReader(setRead: (change: (files: Files) => Files) => void) {
  const opened = useRef(new Set<string>());
  const read = useCallback(async () => {
    const { files } = await ask<{ files: Files }>("content");
    for (const slug of opened.current) {
      // The post may have been renamed or removed.
      const post = await askPost(slug).catch(() => undefined);
      if (post === undefined) opened.current.delete(slug);
      Object.assign(files, post?.files);
    }
    return { ...files, [mailFile]: { revision: "", value: await ask<Json>("mail") } };
  }, []);
  const openPost = useCallback(
    async (slug: string) => {
      const { files, pictures } = await askPost(slug);
      // Keep the base of a draft, so that saving finds a conflict.
      if (!opened.current.has(slug)) setRead((present) => ({ ...present, ...files }));
      opened.current.add(slug);
      return pictures;
    },
    [setRead],
  );
  return { read, openPost };
}

async function askPost(slug: string): Promise<OpenPost> {
  return ask<OpenPost>(`posts/${slug}`);
}

/** Saves the drafts; the mail settings are not content and have their own route. */
async function sendDrafts(drafts: Drafts, files: Files): Promise<SaveAnswer> {
  const { [mailFile]: mail, ...content } = drafts;
  if (mail !== undefined) await send("mail", mail);
  const edits = Object.entries(content).map(([file, value]) => ({
    file,
    revision: files[file]?.revision ?? "",
    value,
  }));
  const label = edits.map(({ file }) => file).join(", ");
  return send<SaveAnswer>("save", { label, edits });
}

/** Describes the faults of one field in the chosen language. */
export function useProblems(file: string, path: Path): string[] {
  const { faults } = useFiles();
  const { explain } = useWords();
  const place = path.join(".");
  return faults
    .filter((fault) => fault.file === file && fault.field === place)
    .map((fault) => explain(fault));
}
