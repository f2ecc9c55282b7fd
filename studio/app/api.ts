import { FaultError } from "../../generator/faults/fault-error.ts";
import type { Fault } from "../../generator/faults/fault.ts";
import type { DiffLine } from "../store/diff-lines.ts";

export type ShownChange = {
  id: string;
  at: string;
  label: string;
  files: { file: string; lines: DiffLine[] }[];
};

export type SaveAnswer =
  | { outcome: "written"; change: ShownChange; said?: string }
  | { outcome: "unchanged" }
  | { outcome: "refused"; faults: Fault[] }
  | { outcome: "outdated"; files: string[] };

const base = "/_studio/api/";

export async function ask<Answer>(path: string): Promise<Answer> {
  return read<Answer>(await fetch(base + path));
}

/** Posts a `File` as it is, and anything else as JSON. */
export async function send<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  const sent = body instanceof Blob ? body : JSON.stringify(body);
  return read<Answer>(await fetch(base + path, { method: "POST", body: sent }));
}

/** Reads a streamed response; `show` receives the text so far. */
export async function follow(path: string, show: (text: string) => void): Promise<string> {
  const { body } = await fetch(base + path, { method: "POST", body: "{}" });
  let text = "";
  if (body === null) return text;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    show(text);
  }
  return text;
}

async function read<Answer>(response: Response): Promise<Answer> {
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("json")) throw new Error(await response.text());
  const answer = (await response.json()) as Answer & { error?: string; faults?: Fault[] };
  if (!response.ok && answer.faults) throw new FaultError(answer.faults);
  if (!response.ok) throw new Error(answer.error ?? response.statusText);
  return answer;
}

export function pictureAddress(file: string): string {
  return `${base}picture?file=${encodeURIComponent(file)}`;
}
