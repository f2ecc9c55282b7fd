import type { Plugin } from "vite";

const file = /react-dom-client\.production\.js$/;
const sentinel = /(\w+Exception = )Error\(formatProdErrorMessage\((\d+)\)\)/g;
const expectedCount = 5;

/**
 * Replaces React's sentinel errors, which are only compared, by objects without a stack. For the line numbers of
 * their stacks V8 parses the module's 220 KB a second time, half of the longest task at startup (decision 024).
 */
export const sentinelsWithoutStacks: Plugin = {
  name: "sentinels-without-stacks",
  transform(code, id) {
    if (!file.test(id)) return undefined;
    let count = 0;
    const changed = code.replaceAll(sentinel, (_, name: string, message: string) => {
      count += 1;
      return `${name}Object.create(Error.prototype, { message: { value: formatProdErrorMessage(${message}) } })`;
    });
    if (count === expectedCount) return { code: changed, map: null };
    return this.error(
      `React has ${String(count)} sentinels of this form and not ${String(expectedCount)}: see what replaced them in ${id}, and whether it still makes errors when it is loaded.`,
    );
  },
};
