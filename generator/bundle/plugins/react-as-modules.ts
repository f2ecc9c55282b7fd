import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const files: Readonly<Record<string, string>> = {
  react: "react.production.js",
  "react/jsx-runtime": "react-jsx-runtime.production.js",
  "react-dom": "react-dom.production.js",
  "react-dom/client": "react-dom-client.production.js",
  scheduler: "scheduler.production.js",
};
const commonJs = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/]/;
const required = /require\("([^"]+)"\)/g;
const exported = /^exports\.([a-zA-Z]\w*) =/gm;

/**
 * Turns React's CommonJS packages into modules. Otherwise the bundler wraps each in a function and puts its helper
 * into a separate file that every page needs first (decision 024).
 */
export const reactAsModules: Plugin = {
  name: "react-as-modules",
  enforce: "pre",
  resolveId(source) {
    const file = files[source];
    return file === undefined ? undefined : join(dirname(require.resolve(source)), "cjs", file);
  },
  transform(code, id) {
    if (!commonJs.test(id)) return undefined;
    const sources = [...new Set([...code.matchAll(required)].map(([, source]) => source))];
    const imports = sources.map(
      (source, index) => `import required${String(index)} from ${JSON.stringify(source)};`,
    );
    const body = code.replaceAll(
      required,
      (_, source: string) => `required${String(sources.indexOf(source))}`,
    );
    const names = new Set([...code.matchAll(exported)].map(([, name]) => name));
    // The body has variables with its exports' names, so the exports get other names.
    const list = [...names].map(
      (name) =>
        `const exported_${name} = exports.${name};\nexport { exported_${name} as ${name} };`,
    );
    return {
      code: `${imports.join("\n")}\nconst exports = {};\n${body}\n${list.join("\n")}\nexport default exports;`,
      map: null,
    };
  },
};
