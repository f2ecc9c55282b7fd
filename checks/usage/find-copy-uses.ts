import { resolve } from "node:path";
import { API, type Checker, type Type } from "typescript/unstable/sync";
import { tryQuery, listMembers } from "./query-checker.ts";
import { collectReads } from "./collect-reads.ts";
import { createReader, type Reads } from "./reads.ts";
import { createCopyPaths, keyOf, type CopyPath } from "./copy-paths.ts";

// One TypeScript program over everything that shows copy takes half the time of four.
const config = "checks/usage/tsconfig.json";
const notOurs = /\/node_modules\/|\.test\.tsx?$|\.d\.ts$|^bundled:/;

export type CopyUses = { has: (path: CopyPath) => boolean };

/** Finds which keys of the Spanish copy the code below a project's root reads; `keys` are all there are. */
export function findCopyUses(root: string, keys: readonly CopyPath[]): CopyUses {
  const reads: Reads = {
    declarations: new Set(),
    paths: new Set(),
    dictionaries: new Set(),
    flows: [],
  };
  const api = new API({ cwd: resolve(root) });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [resolve(root, config)] });
    const [project] = snapshot.getProjects();
    if (project === undefined) throw new Error(`${config} cannot be opened`);
    const reader = createReader(project, createCopyPaths(project), reads);
    for (const name of project.program.getSourceFileNames()) {
      if (!/\.tsx?$/.test(name) || notOurs.test(name)) continue;
      const file = project.program.getSourceFile(name);
      if (file !== undefined) collectReads(project.checker, file, reader);
    }
    followFlows(project.checker, reads, keys);
  } finally {
    api.close();
  }
  const { dictionaries, paths } = reads;
  const generalise = createGeneraliser(dictionaries);
  const used = new Set([...paths].map(generalise));
  return { has: (path) => used.has(generalise(path)) };
}

/** Adds the copy that the target types of the flows read. */
function followFlows(checker: Checker, reads: Reads, keys: readonly CopyPath[]): void {
  const children = listChildren(keys);
  const done = new Set<string>();
  for (const { path, type } of reads.flows) follow(path, type);

  function follow(path: CopyPath, type: Type): void {
    const id = `${String(type.id)} ${path}`;
    if (done.has(id)) return;
    done.add(id);
    const members = listMembers(type);
    if (members[0] !== type) {
      for (const member of members) follow(path, member);
      return;
    }
    if (!type.isObjectType()) return;
    const [index] = tryQuery(() => checker.getIndexInfosOfType(type)) ?? [];
    const own = children.get(path) ?? new Set();
    if (checker.isArrayLikeType(type)) {
      if (index !== undefined && own.has("*")) follow(`${path}.*`, index.valueType);
      return;
    }
    if (index !== undefined) reads.dictionaries.add(path);
    for (const name of own) {
      const property = checker.getPropertyOfType(type, name);
      const child = `${path}.${name}`;
      if (property !== undefined) {
        const { declarations } = property;
        // A mapped type such as Record<"a_one", string> names it and declares nothing.
        if (
          declarations.length === 0 ||
          declarations.some((one) => reads.declarations.has(keyOf(one)))
        ) {
          reads.paths.add(child);
        }
        const inner = tryQuery(() => checker.getTypeOfSymbol(property));
        if (inner !== undefined) follow(child, inner);
      } else if (index !== undefined) {
        reads.paths.add(child);
        follow(child, index.valueType);
      }
    }
  }
}

function listChildren(keys: readonly CopyPath[]): Map<CopyPath, Set<string>> {
  const children = new Map<CopyPath, Set<string>>();
  for (const key of keys) {
    const names = key.split(".");
    for (let length = 1; length < names.length; length += 1) {
      const parent = names.slice(0, length).join(".");
      children.set(parent, (children.get(parent) ?? new Set()).add(names[length] ?? ""));
    }
  }
  return children;
}

/** Writes `*` for each name below a dictionary: a read of one entry counts for all. */
function createGeneraliser(dictionaries: ReadonlySet<CopyPath>): (path: CopyPath) => CopyPath {
  const general = new Set<CopyPath>();
  const generalise = (path: CopyPath): CopyPath => {
    let written = "";
    for (const name of path.split(".")) {
      if (written === "") written = name;
      else written += general.has(written) ? ".*" : `.${name}`;
    }
    return written;
  };
  const byDepth = [...dictionaries].toSorted((a, b) => a.split(".").length - b.split(".").length);
  for (const path of byDepth) general.add(generalise(path));
  return generalise;
}
