import type { Node } from "typescript/unstable/ast";
import type { Checker, Type } from "typescript/unstable/sync";

/** Asks the type checker; undefined where it fails: TypeScript 7.0 cannot hand out tuple types, which no copy has. */
export function ask<Answer>(question: () => Answer): Answer | undefined {
  try {
    return question();
  } catch {
    return undefined;
  }
}

export function askTypes(checker: Checker, nodes: readonly Node[]): (Type | undefined)[] {
  const all = ask(() => checker.getTypeAtLocation(nodes));
  if (all !== undefined || nodes.length < 2) return all ?? nodes.map(() => undefined);
  const half = Math.ceil(nodes.length / 2);
  return [...askTypes(checker, nodes.slice(0, half)), ...askTypes(checker, nodes.slice(half))];
}

export function listMembers(type: Type): readonly Type[] {
  if (!type.isUnionType() && !type.isIntersectionType()) return [type];
  return ask(() => type.getTypes()) ?? [];
}
