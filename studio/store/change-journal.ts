import { existsSync } from "node:fs";
import { readdir, readFile, rm, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FaultError } from "../../generator/faults/fault-error.ts";
import { fault } from "../../generator/faults/fault.ts";
import { writeAtomically } from "./write-atomically.ts";

/** Contents of a file before and after, in base64; null where it does not exist. */
export type FileChange = { file: string; before: string | null; after: string | null };

export type Change = {
  id: string;
  at: string;
  label: string;
  files: FileChange[];
  /** Id of the change that this one undoes; both are dropped afterwards. */
  undoes?: string;
};

const keptChanges = 50;

/**
 * Journal of the last changes, each atomic: a change is on the disk before its first file is written, and `recover`
 * completes it after a crash.
 */
export class ChangeJournal {
  readonly #root: string;
  readonly #folder: string;

  constructor(root: string) {
    this.#root = root;
    this.#folder = join(root, ".cache/studio/changes");
  }

  /** Completes an interrupted change and returns it. */
  async recover(): Promise<Change | undefined> {
    await rm(this.#temporary, { recursive: true, force: true });
    if (!existsSync(this.#pending)) return undefined;
    const change = JSON.parse(await readFile(this.#pending, "utf8")) as Change;
    await this.#finish(change);
    return change;
  }

  /** Writes all files of a change and records it. */
  async apply(label: string, files: FileChange[]): Promise<Change> {
    const at = new Date().toISOString();
    const change: Change = { id: at.replaceAll(/\D/g, ""), at, label, files };
    await this.#begin(change);
    await this.#forgetOldest();
    return change;
  }

  /** Lists the changes, newest first. */
  async list(): Promise<Change[]> {
    const names = (await this.#names()).toReversed();
    return Promise.all(
      names.map(
        async (name) => JSON.parse(await readFile(join(this.#folder, name), "utf8")) as Change,
      ),
    );
  }

  /** Undoes the last change; throws a `FaultError` if a file of it was changed since. */
  async undo(): Promise<Change | undefined> {
    const [last] = await this.list();
    if (last === undefined) return undefined;
    for (const { file, after } of last.files) {
      if ((await readFileAs64(join(this.#root, file))) !== after) {
        throw new FaultError([fault("", "file-changed", { file })]);
      }
    }
    const files = last.files.map(({ file, before, after }) => ({
      file,
      before: after,
      after: before,
    }));
    await this.#begin({ ...last, files, undoes: last.id });
    return last;
  }

  get #temporary(): string {
    return join(this.#root, ".cache/studio/temporary");
  }

  get #pending(): string {
    return join(this.#folder, "pending");
  }

  async #begin(change: Change): Promise<void> {
    await writeAtomically(this.#pending, JSON.stringify(change), this.#temporary);
    await this.#finish(change);
  }

  async #finish({ id, files, undoes }: Change): Promise<void> {
    for (const { file, after } of files) {
      const path = join(this.#root, file);
      if (after === null) await removeFile(path);
      else await writeAtomically(path, Buffer.from(after, "base64"), this.#temporary);
    }
    if (undoes === undefined) await rename(this.#pending, join(this.#folder, `${id}.json`));
    else {
      await rm(join(this.#folder, `${undoes}.json`), { force: true });
      await rm(this.#pending);
    }
  }

  async #names(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names.filter((name) => name.endsWith(".json")).toSorted();
  }

  async #forgetOldest(): Promise<void> {
    for (const name of (await this.#names()).slice(0, -keptChanges))
      await rm(join(this.#folder, name));
  }
}

/** Removes a file, and its folder if it is empty afterwards. */
export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
  const left = await readdir(dirname(path)).catch(() => [""]);
  if (left.length === 0) await rm(dirname(path), { recursive: true });
}

export async function readFileAs64(path: string): Promise<string | null> {
  return existsSync(path) ? (await readFile(path)).toString("base64") : null;
}
