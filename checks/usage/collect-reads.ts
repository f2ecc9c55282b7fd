import { SyntaxKind, type Expression, type Node } from "typescript/unstable/ast";
import {
  isCallExpression,
  isElementAccessExpression,
  isJsxSpreadAttribute,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isVariableDeclaration,
} from "typescript/unstable/ast/is";
import type { Checker } from "typescript/unstable/sync";
import { findTypes } from "./query-checker.ts";
import type { Reader } from "./reads.ts";

const values = new Set<SyntaxKind>([
  SyntaxKind.Identifier,
  SyntaxKind.PropertyAccessExpression,
  SyntaxKind.ElementAccessExpression,
  SyntaxKind.CallExpression,
  SyntaxKind.AwaitExpression,
  SyntaxKind.NonNullExpression,
]);

const takers = new Set<SyntaxKind>([
  SyntaxKind.ArrayLiteralExpression,
  SyntaxKind.ArrowFunction,
  SyntaxKind.AsExpression,
  SyntaxKind.AwaitExpression,
  SyntaxKind.BinaryExpression,
  SyntaxKind.CallExpression,
  SyntaxKind.ConditionalExpression,
  SyntaxKind.JsxExpression,
  SyntaxKind.JsxSpreadAttribute,
  SyntaxKind.NonNullExpression,
  SyntaxKind.ParenthesizedExpression,
  SyntaxKind.PropertyAssignment,
  SyntaxKind.ReturnStatement,
  SyntaxKind.SatisfiesExpression,
  SyntaxKind.ShorthandPropertyAssignment,
  SyntaxKind.SpreadAssignment,
  SyntaxKind.SpreadElement,
  SyntaxKind.VariableDeclaration,
]);

/** Shows a reader every place of a source file where an object is read or handed on. */
export function collectReads(checker: Checker, file: Node, reader: Reader): void {
  const nodes = listNodes(file);
  const zip = (list: readonly Node[]) =>
    findTypes(checker, list).flatMap((type, at) =>
      type === undefined ? [] : [{ type, node: list[at]! }],
    );
  for (const symbol of checker.getSymbolAtLocation(nodes.names)) reader.read(symbol);
  for (const { node, type } of zip(nodes.patterns)) reader.readPattern(node, type);
  for (const { type } of zip(nodes.spread)) reader.readAll(type);
  for (const { node, type } of zip(nodes.values)) reader.recordFlow(node as Expression, type);
  for (const { object, index } of nodes.elements) {
    const [type, name] = findTypes(checker, [object, index]);
    if (type !== undefined && name !== undefined) reader.readElement(type, name);
  }
}

function listNodes(file: Node) {
  const names: Node[] = [];
  const patterns: Node[] = [];
  const spread: Node[] = [];
  const valueNodes: Node[] = [];
  const elements: { object: Node; index: Node }[] = [];
  const visit = (node: Node): void => {
    if (isPropertyAccessExpression(node)) names.push(node.name);
    else if (isElementAccessExpression(node)) {
      const { expression: object, argumentExpression: index } = node;
      if (index !== undefined) elements.push({ object, index });
    } else if (isObjectBindingPattern(node)) patterns.push(node);
    else if (isJsxSpreadAttribute(node)) spread.push(node.expression);
    if (isHandedOn(node)) valueNodes.push(node);
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return { names, patterns, spread, values: valueNodes, elements };
}

function isHandedOn(node: Node): boolean {
  const { kind, parent } = node;
  if (!values.has(kind) || !takers.has(parent.kind)) return false;
  if (isCallExpression(parent)) return parent.expression !== node;
  if (isVariableDeclaration(parent)) return parent.initializer === node;
  return !isPropertyAssignment(parent) || parent.initializer === node;
}
