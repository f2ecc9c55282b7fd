import { SyntaxKind, type Node } from "typescript/unstable/ast";
import { isPropertyAssignment, isSourceFile, isStringLiteral } from "typescript/unstable/ast/is";
import { tryQuery, listMembers } from "./query-checker.ts";
import type { NodeHandle, Project, Type } from "typescript/unstable/sync";

/** A key or group of keys of the copy, e.g. `contact.errors.name`; every item of a list is `*`. */
export type CopyPath = string;

export type CopyPaths = {
  ofDeclaration: (handle: NodeHandle) => CopyPath | undefined;
  /** Returns the paths of the copy objects that a type stands for; for a union, those of each member. */
  ofType: (type: Type) => CopyPath[];
};

const copyFile = /\/content\/copy\/es\/([\w-]+)\.json$/;

export function keyOf({ path, index }: NodeHandle): string {
  return `${path}#${String(index)}`;
}

export function createCopyPaths(project: Project): CopyPaths {
  const declared = new Map<string, CopyPath | undefined>();
  const typed = new Map<number, CopyPath[]>();

  function ofDeclaration(handle: NodeHandle): CopyPath | undefined {
    if (!copyFile.test(handle.path)) return undefined;
    const key = keyOf(handle);
    if (!declared.has(key)) {
      const node = handle.resolve(project);
      declared.set(key, node && readPath(node, handle.path));
    }
    return declared.get(key);
  }

  function ofType(type: Type): CopyPath[] {
    const known = typed.get(type.id);
    if (known !== undefined) return known;
    typed.set(type.id, []);
    const paths = findPaths(type);
    typed.set(type.id, paths);
    return paths;
  }

  function findPaths(type: Type): CopyPath[] {
    const members = listMembers(type);
    if (members[0] !== type) return [...new Set(members.flatMap(ofType))];
    if (!type.isObjectType()) return [];
    if (project.checker.isArrayLikeType(type)) {
      if (!type.isTypeReference()) return [];
      const items = tryQuery(() => project.checker.getTypeArguments(type))?.flatMap(ofType) ?? [];
      return items.map((path) => path.replace(/\.\*$/, ""));
    }
    const declarations = type.getSymbol()?.declarations ?? [];
    return [...new Set(declarations.flatMap((handle) => ofDeclaration(handle) ?? []))];
  }

  return { ofDeclaration, ofType };
}

function readPath(node: Node, file: string): CopyPath {
  const names: string[] = [];
  for (let at = node; !isSourceFile(at); at = at.parent) {
    if (isPropertyAssignment(at)) names.unshift(isStringLiteral(at.name) ? at.name.text : "");
    else if (at.parent.kind === SyntaxKind.ArrayLiteralExpression) names.unshift("*");
  }
  const [, group = ""] = copyFile.exec(file) ?? [];
  return [group, ...names].join(".");
}
