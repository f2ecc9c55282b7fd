import {
  parseEnvironment,
  variableNames,
  type EnvironmentFault,
} from "../../contracts/configuration/environment.ts";
import { commentOut, readEnvLines, replaceLine, type EnvLine } from "./env-file.ts";
import type { Finding, Mend } from "./finding.ts";
import { nameClosest } from "./name-closest.ts";

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
  return [...odd, ...(parsed.ok ? [] : parsed.faults).map((fault) => describe(fault, lines))];
}

function findUnknown(line: EnvLine): Finding[] {
  const { name } = line;
  if ((variableNames as string[]).includes(name)) return [];
  const meant = nameClosest(name, variableNames);
  const what = `.env sets ${name}, which no program of the site reads`;
  if (meant === undefined) return [{ what, remedy: "Remove it; .env.example has all settings." }];
  const isSet = readEnvLines().some((other) => other.name === meant);
  const mend = isSet
    ? undefined
    : replaceLine(line, `${meant}=${line.value}`, `renamed ${name} to ${meant}`);
  return [{ what, remedy: `Rename it to ${meant}, if that is what you mean.`, mend }];
}

function findSample(line: EnvLine): Finding[] {
  if (!sample.test(line.value)) return [];
  return [
    {
      what: `.env sets ${line.name} to the sample of .env.example`,
      remedy: "Write your own, or put # in front of it.",
      mend: commentOut(line, `put # in front of ${line.name}, which held a sample`),
    },
  ];
}

function findTwice(line: EnvLine, lines: readonly EnvLine[]): Finding[] {
  const isLast = lines.findLast(({ name }) => name === line.name) === line;
  if (isLast) return [];
  return [
    {
      what: `.env sets ${line.name} twice; the last line counts`,
      remedy: "Remove the first.",
      mend: commentOut(line, `put # in front of the first ${line.name}, which had no effect`),
    },
  ];
}

function describe(fault: EnvironmentFault, lines: readonly EnvLine[]): Finding {
  const { name, expected, found, remedy } = fault;
  const line = lines.findLast((one) => one.name === name);
  return {
    what: `.env: ${name}: expected ${expected}; found ${found}`,
    remedy: `Remedy: ${remedy}.`,
    mend: line && !sample.test(line.value) ? correct(line) : undefined,
  };
}

function correct(line: EnvLine): Mend | undefined {
  const { name } = line;
  const right = listCorrections(unquote(line.value)).find((value) => {
    const parsed = parseEnvironment({ [name]: value });
    return parsed.ok || parsed.faults.every((fault) => fault.name !== name);
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
