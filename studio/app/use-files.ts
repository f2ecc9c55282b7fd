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
import type { PlacedFault } from "../model/describe-fault.ts";
import { isEqual, readAt, writeAt, type Json, type Path } from "../model/json-value.ts";
import type { Values } from "../model/list-items.ts";
import type { EditedFile } from "../store/project-files.ts";
import { ask, send, type SaveAnswer } from "./api.ts";
import { useWords } from "./words.ts";

type Files = Record<string, EditedFile>;
type Drafts = Record<string, Json>;

/** The content as it is on the disk and as it is written here, and what the check said of it. */
export type OpenFiles = {
  values: Values;
  files: Files;
  edited: readonly string[];
  faults: readonly PlacedFault[];
  status: string;
  isBusy: boolean;
  readValue: (file: string, path: Path) => Json | undefined;
  setValue: (file: string, path: Path, value: Json | undefined) => void;
  setFiles: (changed: Record<string, Json>) => void;
  /** True when all is on the disk. */
  save: () => Promise<boolean>;
  discard: () => void;
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
  const { say } = useWords();
  const [files, setRead] = useState<Files>({});
  const [drafts, setDrafts] = useState<Drafts>({});
  const [faults, setFaults] = useState<readonly PlacedFault[]>([]);
  const [status, tell] = useState("");
  const reload = useCallback(async () => {
    setRead((await ask<{ files: Files }>("content")).files);
  }, []);
  const begin = useEffectEvent(() => void reload().catch(() => tell(say("connection"))));
  useEffect(() => begin(), []);
  const values = useMemo(() => layOver(files, drafts), [files, drafts]);
  const setFiles = (changed: Record<string, Json>) =>
    setDrafts((present) => keepChanged({ ...present, ...changed }, files));
  const { run, isBusy, running } = useRun(tell);
  const save = async () => {
    const sent = drafts;
    // What is typed meanwhile is of the next save; what it holds already is waited for.
    if (running.current !== undefined) {
      const { work, drafts: held } = running.current;
      return (await work) && isEqual(keepNewer(sent, held), {});
    }
    return run(sent, async () => {
      if (Object.keys(sent).length === 0) return true;
      tell(say("saving"));
      const answer = await send<SaveAnswer>("save", describeSave(sent, files));
      setFaults(answer.outcome === "refused" ? answer.faults : []);
      if (answer.outcome === "written" || answer.outcome === "unchanged") {
        await reload();
        setDrafts((present) => keepNewer(present, sent));
      }
      tell(describeAnswer(answer, say));
      return answer.outcome === "written" || answer.outcome === "unchanged";
    });
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
    tell("");
    void reload();
  };
  return {
    values,
    files,
    edited: Object.keys(drafts),
    faults,
    status,
    isBusy,
    readValue: (file, path) => readAt(values[file], path),
    setValue: (file, path, value) => setFiles({ [file]: writeAt(values[file], path, value) }),
    setFiles,
    save,
    discard,
    undo,
    reload,
    tell,
  };
}

type Running = { drafts: Drafts; work: Promise<boolean> };

/** Runs one thing at a time, and tells what kept it from its end. */
function useRun(tell: (status: string) => void) {
  const { say } = useWords();
  const [isBusy, setBusy] = useState(false);
  const running = useRef<Running>(undefined);
  const run = async (drafts: Drafts, start: () => Promise<boolean>) => {
    const work = start().catch((error: unknown) => {
      tell(describeFailure(error, say));
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

function layOver(files: Files, drafts: Record<string, Json>): Values {
  const read = Object.entries(files).map(([file, { value }]) => [file, value]);
  return { ...(Object.fromEntries(read) as Values), ...drafts };
}

function keepChanged(drafts: Drafts, files: Files): Drafts {
  const changed = Object.entries(drafts).filter(
    ([file, value]) => !isEqual(files[file]?.value, value),
  );
  return Object.fromEntries(changed);
}

function describeSave(drafts: Drafts, files: Files) {
  const edits = Object.entries(drafts).map(([file, value]) => ({
    file,
    revision: files[file]?.revision ?? "",
    value,
  }));
  return { label: edits.map(({ file }) => file).join(", "), edits };
}

function keepNewer(present: Drafts, sent: Drafts): Drafts {
  const newer = Object.entries(present).filter(([file, value]) => !isEqual(sent[file], value));
  return Object.fromEntries(newer);
}

export function describeFailure(error: unknown, say: ReturnType<typeof useWords>["say"]): string {
  return error instanceof TypeError ? say("connection") : (error as Error).message;
}

export function describeAnswer(
  answer: SaveAnswer,
  say: ReturnType<typeof useWords>["say"],
): string {
  if (answer.outcome === "refused") return say("refused", { count: answer.faults.length });
  if (answer.outcome === "outdated") return say("outdated", { files: answer.files.join(", ") });
  return say(answer.outcome === "written" ? "saved" : "unchanged");
}

/** The problems at one field, in the reader's words. */
export function useProblems(file: string, path: Path): string[] {
  const { faults } = useFiles();
  const { explain } = useWords();
  const place = path.join(".");
  return faults
    .filter((fault) => fault.file === file && fault.path?.join(".") === place)
    .map(({ problem }) => explain(problem));
}
