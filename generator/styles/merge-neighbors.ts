import { generate, walk, type CssNode } from "css-tree";

/** Merges adjacent rules with the same selector, or at-rules with the same condition. */
export function mergeNeighbors(tree: CssNode): void {
  walk(tree, {
    enter(node: CssNode) {
      if (node.type !== "StyleSheet" && node.type !== "Block") return;
      let before: CssNode | undefined;
      node.children.forEach((child, item, list) => {
        if (before !== undefined && isSame(before, child)) {
          list.remove(item);
          blockOf(before)?.children.appendList(blockOf(child)!.children);
        } else before = child;
      });
    },
  });
}

function isSame(before: CssNode, node: CssNode): boolean {
  const [one, other] = [describeHead(before), describeHead(node)];
  return one !== undefined && one === other;
}

function describeHead(node: CssNode): string | undefined {
  if (node.type === "Rule") return generate(node.prelude);
  const isMedia = node.type === "Atrule" && node.name === "media" && node.prelude !== null;
  return isMedia ? `@media ${generate(node.prelude!)}` : undefined;
}

function blockOf(node: CssNode) {
  return node.type === "Rule" || node.type === "Atrule" ? node.block : undefined;
}
