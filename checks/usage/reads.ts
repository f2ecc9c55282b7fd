import type { Expression, Node } from "typescript/unstable/ast";
import { isBindingElement, isIdentifier, isStringLiteral } from "typescript/unstable/ast/is";
import type { Project, Symbol, Type } from "typescript/unstable/sync";
import { tryQuery, listMembers } from "./query-checker.ts";
import { keyOf, type CopyPath, type CopyPaths } from "./copy-paths.ts";

/** An object of the copy that is passed on under another type, which decides the keys that are read. */
type Flow = { path: CopyPath; type: Type };

export type Reads = {
  declarations: Set<string>;
  paths: Set<CopyPath>;
  /** Objects of the copy that are read by names known only at run time. */
  dictionaries: Set<CopyPath>;
  flows: Flow[];
};

export type Reader = ReturnType<typeof createReader>;

export function createReader(project: Project, copyPaths: CopyPaths, reads: Reads) {
  const { checker } = project;
  const converted = new Set<string>();
  const properties = new Map<number, ReadonlyMap<string, Symbol>>();

  function read(symbol: Symbol | undefined): void {
    for (const handle of symbol?.declarations ?? []) {
      reads.declarations.add(keyOf(handle));
      const path = copyPaths.ofDeclaration(handle);
      if (path !== undefined) reads.paths.add(path);
    }
  }

  /** Cached: each question to the type checker is a message to another process. */
  function listProperties(type: Type): ReadonlyMap<string, Symbol> {
    const known = properties.get(type.id);
    if (known !== undefined) return known;
    const all = tryQuery(() => checker.getPropertiesOfType(type)) ?? [];
    const named = new Map(all.map((property) => [property.name, property]));
    properties.set(type.id, named);
    return named;
  }

  function readAll(type: Type): void {
    for (const property of listProperties(type).values()) read(property);
  }

  function readProperty(type: Type, name: string): void {
    for (const member of listMembers(type)) {
      if (member.isObjectType()) read(listProperties(member).get(name));
    }
  }

  /** `const { a, b: c } = value` */
  function readPattern(pattern: Node, type: Type): void {
    pattern.forEachChild((element) => {
      if (!isBindingElement(element)) return;
      const name: Node | undefined = element.propertyName ?? element.name;
      if (name === undefined) return;
      if (isIdentifier(name) || isStringLiteral(name)) readProperty(type, name.text);
    });
  }

  /** `value[index]` */
  function readElement(type: Type, index: Type): void {
    const names = listMembers(index);
    if (names.every((name) => name.isStringLiteralType())) {
      for (const { value } of names) readProperty(type, value);
      return;
    }
    for (const path of copyPaths.ofType(type)) reads.dictionaries.add(path);
    readAll(type);
  }

  function recordFlow(value: Expression, type: Type): void {
    const paths = copyPaths.ofType(type);
    if (paths.length === 0 && !isDeclaredHere(type)) return;
    const target = tryQuery(() => checker.getContextualType(value));
    if (target === undefined || target.id === type.id) return;
    for (const path of paths) reads.flows.push({ path, type: target });
    if (paths.length === 0) readConverted(type, target);
  }

  /** Counts the names in the target as read: copy may reach it through this type. */
  function readConverted(type: Type, target: Type): void {
    const id = `${String(type.id)} ${String(target.id)}`;
    if (converted.has(id)) return;
    converted.add(id);
    for (const member of listMembers(target)) {
      if (!member.isObjectType()) continue;
      for (const name of listProperties(member).keys()) readProperty(type, name);
      if ((tryQuery(() => checker.getIndexInfosOfType(member)) ?? []).length > 0) readAll(type);
    }
  }

  return { read, readAll, readPattern, readElement, recordFlow };
}

function isDeclaredHere(type: Type): boolean {
  if (!type.isObjectType()) return false;
  const [declaration] = type.getSymbol()?.declarations ?? [];
  return declaration !== undefined && !/\/node_modules\/|^bundled:/.test(declaration.path);
}
