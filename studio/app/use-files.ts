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
import { FaultError } from "../../generator/fault-error.ts";
import type { Fault } from "../../generator/fault.ts";
import { keepChanged, keepNewer, layOver, type Drafts, type Files } from "../model/drafts.ts";
import { isEqual, readAt, writeAt, type Json, type Path } from "../model/json-value.ts";
import type { Values } from "../model/list-items.ts";
import { ask, send, type SaveAnswer } from "./api.ts";
import { useWords, type Words } from "./words.ts";

export const mailFile = ".env";

/** Files that another program changed beside a draft, as they are on the disk now. */
export type Conflict = { outdated: readonly string[]; fresh: Files };

/** The content as it is on the disk and as it is written here, and what the check said of it. */
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
  /** Reads a post's texts among the files; answers with its pictures. */
  openPost: (slug: string) => Promise<readonly string[]>;
  /** True when all is on the disk. */
  save: () => Promise<boolean>;
  discard: () => void;
  /** Ends a conflict: with merged drafts that are saved, or with what is on the disk. */
  resolve: (merged?: Drafts) => Promise<void>;
  undo: () => Promise<void>;
  reload: () => Promise<void>;
  tell: (status: string) => void;
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
  const [status, tell] = useState("");
  const { read, openPost } = useReader(setRead);
  const reload = useCallback(async () => setRead(await read()), [read]);
  const begin = useEffectEvent(() => void reload().catch(() => tell(say("connection"))));
  useEffect(() => begin(), []);
  const values = useMemo(() => layOver(files, drafts), [files, drafts]);
  const setFiles = (changed: Record<string, Json>) =>
    setDrafts((present) => keepChanged({ ...present, ...changed }, files));
  const { run, isBusy, running } = useRun(tell);
  const write = async (sent: Drafts, base: Files) =>
    run(sent, async () => {
      if (Object.keys(sent).length === 0) return true;
      tell(say("saving"));
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
      tell(describeAnswer(answer, words));
      return isDone;
    });
  const save = async () => {
    // What is typed meanwhile is of the next save; what it holds already is waited for.
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
    tell(say("reloaded"));
    if (merged !== undefined) await write(next, fresh);
  };
  const undo = async () => {
    await run(drafts, async () => {
      const { undone } = await send<{ undone?: string }>("undo");
      await reload();
      setDrafts({});
      tell(undone === undefined ? say("nothingToUndo") : say("undone", { label: undone }));
      return true;
    });
  };
  const discard = () => {
    setDrafts({});
    setFaults([]);
    setConflict(undefined);
    tell("");
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
    tell,
  };
}

type OpenPost = { files: Files; pictures: readonly string[] };

/** Reads the content, the mail settings, and the posts that were opened. */
function useReader(setRead: (change: (files: Files) => Files) => void) {
  const opened = useRef(new Set<string>());
  const read = useCallback(async () => {
    const { files } = await ask<{ files: Files }>("content");
    for (const slug of opened.current) {
      // One that was renamed or removed is gone.
      const post = await askPost(slug).catch(() => undefined);
      if (post === undefined) opened.current.delete(slug);
      Object.assign(files, post?.files);
    }
    return { ...files, [mailFile]: { revision: "", value: await ask<Json>("mail") } };
  }, []);
  const openPost = useCallback(
    async (slug: string) => {
      const { files, pictures } = await askPost(slug);
      // The base of a draft stays: what changed since is found when it is saved.
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

/** The mail settings stand outside the content, and are kept by a call of their own. */
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

type Running = { drafts: Drafts; work: Promise<boolean> };

/** Runs one thing at a time, and tells what kept it from its end. */
function useRun(tell: (status: string) => void) {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const running = useRef<Running>(undefined);
  const run = async (drafts: Drafts, start: () => Promise<boolean>) => {
    const work = start().catch((error: unknown) => {
      tell(describeFailure(error, words));
      return false;
    });
    running.current = { drafts, work };
    setBusy(true);
    const isDone = await work;
    running.current = undefined;
    setBusy(false);
    return isDone;
  };
  return { run, isBusy, running };
}

export function describeFailure(error: unknown, { say, locate }: Words): string {
  if (error instanceof FaultError) return error.faults.map(locate).join(" ");
  return error instanceof TypeError ? say("connection") : (error as Error).message;
}

export function describeAnswer(answer: SaveAnswer, { say }: Words): string {
  if (answer.outcome === "refused") return say("refused", { count: answer.faults.length });
  if (answer.outcome === "outdated") return say("outdated", { files: answer.files.join(", ") });
  return say(answer.outcome === "written" ? "saved" : "unchanged");
}

/** Describes the faults of one field in the owner's language. */
export function useProblems(file: string, path: Path): string[] {
  const { faults } = useFiles();
  const { explain } = useWords();
  const place = path.join(".");
  return faults
    .filter((fault) => fault.file === file && fault.field === place)
    .map((fault) => explain(fault));
}
