import * as v from "valibot";
import { siteConfigSchema } from "../../contracts/configuration/site-config.ts";
import { editConfigText, readConfigText } from "../../studio/store/edit-config.ts";
import { movedSettings, type Moves } from "./moves.ts";

type Values = ReturnType<typeof readConfigText>["value"];

export type BroughtSettings = {
  text: string;
  moved: [from: string, to: string][];
  /** Settings that this version does not know, with their values. */
  dropped: [name: string, value: string][];
};

/** Brings the source of `site.config.ts` to this version: moved settings take their new name, unknown ones leave. */
export function bringSettings(text: string, moves: Moves = movedSettings): BroughtSettings {
  const values = structuredClone(readConfigText(text).value);
  const moved = Object.entries(moves).filter(([from, to]) => moveValue(values, from, to));
  const dropped = findUnknown(values).map((path): [string, string] => {
    const value = takeAt(values, path);
    return [path.join("."), JSON.stringify(value)];
  });
  const isKept = moved.length === 0 && dropped.length === 0;
  return { text: isKept ? text : editConfigText(text, values), moved, dropped };
}

function findUnknown(values: Values): string[][] {
  const { issues = [] } = v.safeParse(siteConfigSchema, values);
  return issues
    .filter(({ type, expected }) => type === "strict_object" && expected === "never")
    .map(({ path = [] }) => path.map(({ key }) => String(key)));
}

function moveValue(values: Values, from: string, to: string): boolean {
  const value = takeAt(values, from.split("."));
  if (value === undefined) return false;
  const [last = "", ...parents] = to.split(".").toReversed();
  const parent = parents.toReversed().reduce<Values>((object, key) => {
    object[key] ??= {};
    return object[key] as Values;
  }, values);
  parent[last] = value;
  return true;
}

function takeAt(values: Values, path: readonly string[]): Values[string] | undefined {
  const [last = "", ...parents] = path.toReversed();
  const parent = parents
    .toReversed()
    .reduce<Values | undefined>((object, key) => object?.[key] as Values | undefined, values);
  const value = parent?.[last];
  delete parent?.[last];
  return value;
}
