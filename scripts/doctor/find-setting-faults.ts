import {
  parseEnvironment,
  variableNames,
  type EnvironmentFault,
} from "../../contracts/configuration/environment.ts";
import { fault } from "../../generator/faults/fault.ts";
import { commentOut, readEnvLines, replaceLine, type EnvLine } from "./env-file.ts";
import { addMend, type Finding, type Mend } from "./finding.ts";
import { nameClosest } from "./slips/name-closest.ts";

const sample = /example\.com|X{4}|\/you\//;

/** Settings of `.env` that no program reads, that are samples, that stand twice, or that are not what they should be. */
export function findSettingFaults(): Finding[] {
  const lines = readEnvLines();
  const record = Object.fromEntries(lines.map(({ name, value }) => [name, unquote(value)]));
  const parsed = parseEnvironment(record);
  const odd = lines.flatMap((line) => [
    ...findUnknown(line),
    ...findSample(line),
    ...findTwice(line, lines),
  ]);
  return [...odd, ...(parsed.ok ? [] : parsed.faults).map((wrong) => describe(wrong, lines))];
}

function findUnknown(line: EnvLine): Finding[] {
  const { name } = line;
  if ((variableNames as string[]).includes(name)) return [];
  const meant = nameClosest(name, variableNames);
  if (meant === undefined) return [fault("", "env-unknown", { name })];
  const isSet = readEnvLines().some((other) => other.name === meant);
  const mend = isSet
    ? undefined
    : replaceLine(line, `${meant}=${line.value}`, `renamed ${name} to ${meant}`);
  return [addMend(fault("", "env-misspelt", { name, meant }), mend)];
}

function findSample(line: EnvLine): Finding[] {
  if (!sample.test(line.value)) return [];
  const mend = commentOut(line, `put # in front of ${line.name}, which held a sample`);
  return [addMend(fault("", "env-sample", { name: line.name }), mend)];
}

function findTwice(line: EnvLine, lines: readonly EnvLine[]): Finding[] {
  const isLast = lines.findLast(({ name }) => name === line.name) === line;
  if (isLast) return [];
  const mend = commentOut(line, `put # in front of the first ${line.name}, which had no effect`);
  return [addMend(fault("", "env-twice", { name: line.name }), mend)];
}

function describe(wrong: EnvironmentFault, lines: readonly EnvLine[]): Finding {
  const { name, expected, found, neededBy } = wrong;
  const line = lines.findLast((one) => one.name === name);
  const mend = line && !sample.test(line.value) ? correct(line) : undefined;
  return addMend(
    neededBy === undefined
      ? fault("", "env-value", { name, expected, found })
      : fault("", "env-needed", { name, expected, by: neededBy }),
    mend,
  );
}

function correct(line: EnvLine): Mend | undefined {
  const { name } = line;
  const right = listCorrections(unquote(line.value)).find((value) => {
    const parsed = parseEnvironment({ [name]: value });
    return parsed.ok || parsed.faults.every((wrong) => wrong.name !== name);
  });
  if (right === undefined) return undefined;
  return replaceLine(line, `${name}=${right}`, `corrected the value of ${name}`);
}

function listCorrections(value: string): string[] {
  const bare = value.replaceAll(/[“”„«»"'\s]/g, "");
  const secure = bare.replace(/^(?:https?:\/*)?/i, "https://");
  const origin = /^https:\/\/[^/?#]+/.exec(secure)?.[0] ?? secure;
  return [bare, bare.toUpperCase(), secure, origin];
}

function unquote(value: string): string {
  return /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
}
