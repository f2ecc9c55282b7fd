import type { Node } from "typescript/unstable/ast";
import type { Checker, Type } from "typescript/unstable/sync";

/** Returns the type checker's answer; undefined where it fails on tuple types (TypeScript 7.0), which no copy has. */
export function tryQuery<Answer>(query: () => Answer): Answer | undefined {
  try {
    return query();
  } catch {
    return undefined;
  }
}

export function findTypes(checker: Checker, nodes: readonly Node[]): (Type | undefined)[] {
  if (nodes.length === 0) return [];
  const all = tryQuery(() => checker.getTypeAtLocation(nodes));
  if (all !== undefined || nodes.length < 2) return all ?? nodes.map(() => undefined);
  const half = Math.ceil(nodes.length / 2);
  return [...findTypes(checker, nodes.slice(0, half)), ...findTypes(checker, nodes.slice(half))];
}

export function listMembers(type: Type): readonly Type[] {
  if (!type.isUnionType() && !type.isIntersectionType()) return [type];
  return tryQuery(() => type.getTypes()) ?? [];
}
