import { readdirSync, readFileSync } from "node:fs";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ["html5"],
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      // The menu's navigation is shown in place of the bar's, never beside it.
      "unique-landmark": "off",
      // The search filters while one types.
      "wcag/h32": "off",
      // Matters of taste: slides are list items with a name, and what scrolls is a region.
      "aria-label-misuse": "off",
      "prefer-native-element": "off",
    },
  }),
);

test("the markup of every document is valid", async () => {
  const files = readdirSync("demo/dist", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\/index)\.html$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const faults: string[] = [];
  for (const file of files) {
    const { results } = await validator.validateString(
      readFileSync(`demo/dist/${file}`, "utf8"),
      file,
    );
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages)
        faults.push(`${file}: ${ruleId}: ${message} (${selector ?? ""})`);
    }
  }
  expect(faults).toEqual([]);
});
