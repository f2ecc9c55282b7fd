import { expect, test, vi } from "vitest";
import { makeLanguageChange } from "./change-language.ts";
import type { ReportCopy } from "./report-copy.ts";

type Language = ReportCopy["language"];

const copyIn = (language: Language): ReportCopy => ({ language }) as ReportCopy;

function open() {
  const shown: Language[] = ["es"];
  const waiting: Record<string, PromiseWithResolvers<ReportCopy>> = {};
  const translate = vi.fn(({ language }: ReportCopy) => void shown.push(language));
  const snapshot = () => ({ copy: copyIn(shown.at(-1)!) }) as never;
  const change = makeLanguageChange({ snapshot, translate }, async (language) => {
    waiting[language] = Promise.withResolvers();
    return waiting[language].promise;
  });
  return { shown, waiting, change };
}

test("shows a report in the language asked for", async () => {
  const { shown, waiting, change } = open();
  const changed = change("en");
  waiting["en"]!.resolve(copyIn("en"));
  await changed;
  await change("en");
  expect(shown).toEqual(["es", "en"]);
});

test("shows the language asked for last, however late the other comes", async () => {
  const { shown, waiting, change } = open();
  const changed = change("en");
  await change("es");
  waiting["en"]!.resolve(copyIn("en"));
  await changed;
  expect(shown).toEqual(["es"]);
});

test("keeps its language where the copy does not come", async () => {
  const { shown, waiting, change } = open();
  const changed = change("en");
  waiting["en"]!.reject(new Error("lost"));
  await changed;
  expect(shown).toEqual(["es"]);
});
