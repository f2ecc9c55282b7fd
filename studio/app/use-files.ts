import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from "react";
import type { PlacedFault } from "../model/describe-fault.ts";
import { isEqual, readAt, writeAt, type Json, type Path } from "../model/json-value.ts";
import type { Values } from "../model/list-items.ts";
import type { EditedFile } from "../store/project-files.ts";
import { ask, send, type SaveAnswer } from "./api.ts";
import { useWords } from "./words.ts";

type Files = Record<string, EditedFile>;

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
  const [drafts, setDrafts] = useState<Record<string, Json>>({});
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
  const { run, isBusy } = useRun(tell);
  const save = async () => {
    // What is typed meanwhile is of the next save.
    if (isBusy) return false;
    const sent = drafts;
    return run(async () => {
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
    await run(async () => {
      const { undone } = await send<{ undone?: string }>("undo");
      tell(undone === undefined ? say("nothingToUndo") : say("undone", { label: undone }));
      await reload();
      setDrafts({});
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

/** Runs one thing at a time, and tells what kept it from its end. */
function useRun(tell: (status: string) => void) {
  const { say } = useWords();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<boolean>) => {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      tell(error instanceof TypeError ? say("connection") : (error as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy };
}

function layOver(files: Files, drafts: Record<string, Json>): Values {
  const read = Object.entries(files).map(([file, { value }]) => [file, value]);
  return { ...(Object.fromEntries(read) as Values), ...drafts };
}

function keepChanged(drafts: Record<string, Json>, files: Files): Record<string, Json> {
  const changed = Object.entries(drafts).filter(
    ([file, value]) => !isEqual(files[file]?.value, value),
  );
  return Object.fromEntries(changed);
}

function describeSave(drafts: Record<string, Json>, files: Files) {
  const edits = Object.entries(drafts).map(([file, value]) => ({
    file,
    revision: files[file]?.revision ?? "",
    value,
  }));
  return { label: edits.map(({ file }) => file).join(", "), edits };
}

function keepNewer(present: Record<string, Json>, sent: Record<string, Json>) {
  const newer = Object.entries(present).filter(([file, value]) => !isEqual(sent[file], value));
  return Object.fromEntries(newer);
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
