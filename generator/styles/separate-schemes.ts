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
 * Writes each rule with colors of both schemes as one with the dark ones and, right behind it, one with the light ones: shorter than
 * the bundler's pairs, and the same as long as the system alone chooses the scheme. On paper it does not: the full sheet keeps the pairs.
 * A kind of page that is light by a rule of its own has the light ones alone.
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
