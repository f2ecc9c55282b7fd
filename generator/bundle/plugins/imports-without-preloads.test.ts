import { expect, test } from "vitest";
import { unwrapImports } from "./imports-without-preloads.ts";

test("an import has nothing around it, and what only imports is not async", () => {
  expect(unwrapImports("a={dots:async()=>x(()=>import(`./d.js`),[])}")).toBe(
    "a={dots:()=>import(`./d.js`)}",
  );
  expect(unwrapImports("async()=>(await x(()=>import(`./d.js`),[])).open()")).toBe(
    "async()=>(await import(`./d.js`)).open()",
  );
  expect(unwrapImports("return x(()=>import(`./d.js`).then(e=>e.t),[])")).toBe(
    "return import(`./d.js`).then(e=>e.t)",
  );
  expect(unwrapImports("x(()=>import(`./d.js`),[a])")).toBe("x(()=>import(`./d.js`),[a])");
});
