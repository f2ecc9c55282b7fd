import { expect, test } from "vitest";
import { englishSchema, spanishSchema } from "../../generator/blog/read-front-matter.ts";
import {
  caseStudySchema,
  projectCardSchema,
  reviewSchema,
} from "../../checks/copy/catalogue-schemas.ts";
import { siteConfigSchema } from "../../contracts/configuration/site-config.ts";
import { describeFaults } from "../../generator/faults/describe-faults.ts";
import type { Fault, FaultCode } from "../../generator/faults/fault.ts";
import { faultsInEnglish } from "../../generator/faults/faults-in-english.ts";
import { wordFault } from "./word-fault.ts";

const codes = Object.keys(faultsInEnglish) as FaultCode[];

/** Makes a fault with every parameter of its English sentence. */
function example(code: FaultCode): Fault {
  const names = [faultsInEnglish[code]]
    .flat()
    .join(" ")
    .matchAll(/\{\{(\w+)\}\}/g);
  const params = Object.fromEntries([...names].map(([, name = ""]) => [name, `(${name})`]));
  return { file: "a.json", field: "a.b", code, params };
}

test.each(["es", "en"] as const)(
  "every fault has words in %s, with no place left to fill",
  (language) => {
    for (const code of codes) {
      const { problem, remedy } = wordFault(example(code), language);
      expect.soft(problem, code).not.toBe("");
      expect.soft(problem + remedy, code).not.toMatch(/\{\{|\}\}|undefined/);
      // The caller adds the full stop.
      expect.soft(problem, code).not.toMatch(/\.$/);
    }
  },
);

test("Spanish is another text, but for faults of the code itself", () => {
  const same = codes.filter((code) => {
    const [es, en] = (["es", "en"] as const).map((one) => wordFault(example(code), one).problem);
    return es === en && !/^(?:report|built)\//.test(code);
  });
  expect(same).toEqual(["text-html"]);
});

test("the problem keeps its beginning and has its remedy: a colon in it is not the name of a field", () => {
  const fault: Fault = {
    file: "content/blog/a/es.md",
    line: 17,
    code: "text-html",
    params: { text: "<p class=MsoNormal>" },
  };
  expect(wordFault(fault, "es")).toMatchObject({
    problem: "HTML: <p class=MsoNormal>",
    remedy: "Escríbelo en Markdown, como dice docs/blog.md.",
  });
  expect(describeFaults([fault])).toEqual([
    "content/blog/a/es.md:17: HTML: <p class=MsoNormal>. Write it in the Markdown that docs/blog.md lists.",
  ]);
});

type Part = Partial<Record<"message" | "item" | "value" | "wrapped", unknown>> & {
  pipe?: Part[];
  entries?: Record<string, Part>;
};

function listMessages({ message, pipe = [], entries = {}, item, value, wrapped }: Part): unknown[] {
  const parts = [...pipe.slice(1), ...Object.values(entries), item, value, wrapped];
  const inner = parts.filter((part) => typeof part === "object" && part !== null);
  return [message, ...inner.flatMap((part) => listMessages(part as Part))];
}

test("what the schemas expect are codes", () => {
  const schemas = [
    siteConfigSchema,
    spanishSchema,
    englishSchema,
    reviewSchema,
    projectCardSchema,
    caseStudySchema,
  ] as unknown as Part[];
  const messages = schemas.flatMap(listMessages).filter((message) => message !== undefined);
  expect(messages).toContain("price-least");
  expect(messages.filter((message) => !codes.includes(message as FaultCode))).toEqual([]);
});
