import {
  clone,
  generate,
  parse,
  walk,
  type Atrule,
  type CssNode,
  type Declaration,
  type Rule,
} from "css-tree";

/** `light-dark()`, as the bundler writes it for browsers that do not know it. */
const pair = /var\(--lightningcss-light,([^()]*)\)\s*var\(--lightningcss-dark,([^()]*)\)/g;

/**
 * Splits each rule with colors of both schemes into a dark rule and a light one after it. They are shorter than the
 * bundler's pairs and equal while the system chooses the scheme; the full sheet keeps the pairs for print. A page that
 * is always light gets only the light ones.
 */
export function separateSchemes(tree: CssNode): void {
  const isLight = /(?:^|})\s*:root:has\([^{}]*{[^{}]*color-scheme:light/.test(generate(tree));
  walk(tree, {
    visit: "Rule",
    enter(rule, item, list) {
      if (isLight) {
        chooseColors(rule, "$1");
        return;
      }
      const light = clone(rule) as Rule;
      light.block.children.forEach((node, place, all) => {
        if (node.type !== "Declaration" || !chooseColor(node, "$1")) all.remove(place);
      });
      if (light.block.children.isEmpty) return;
      chooseColors(rule, "$2");
      const media = parse("@media (prefers-color-scheme:light){}", { context: "atrule" }) as Atrule;
      media.block?.children.appendData(light);
      list.insert(list.createItem(media), item.next);
    },
  });
}

function chooseColors({ block }: Rule, color: "$1" | "$2"): void {
  block.children.forEach((node) => {
    if (node.type === "Declaration") chooseColor(node, color);
  });
}

function chooseColor(declaration: Declaration, color: "$1" | "$2"): boolean {
  const text = generate(declaration.value);
  const chosen = text.replaceAll(pair, color);
  declaration.value = { type: "Raw", value: chosen };
  return chosen !== text;
}
