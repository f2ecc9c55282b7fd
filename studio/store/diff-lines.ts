export type DiffLine = { kind: "same" | "added" | "removed"; text: string };

const contextLines = 2;

/** Compares two texts by lines, with two lines of context around each change; `…` replaces omitted lines. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, now] = [splitLines(before), splitLines(after)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const middle = compare(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return shorten([
    ...old.slice(0, start).map(same),
    ...middle,
    ...old.slice(old.length - end).map(same),
  ]);
}

function same(text: string): DiffLine {
  return { kind: "same", text };
}

function splitLines(text: string): string[] {
  return text === "" ? [] : text.replace(/\n$/, "").split("\n");
}

/** Aligns lines by their longest common subsequence. */
function compare(old: readonly string[], now: readonly string[]): DiffLine[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row)
        row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      lines.push({ kind: "same", text: old[i] ?? "" });
      [i, j] = [i + 1, j + 1];
    } else if (j >= now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: "removed", text: old[i] ?? "" });
      i += 1;
    } else {
      lines.push({ kind: "added", text: now[j] ?? "" });
      j += 1;
    }
  }
  return lines;
}

function shorten(lines: readonly DiffLine[]): DiffLine[] {
  const isNear = lines.map((_, at) =>
    lines
      .slice(Math.max(0, at - contextLines), at + contextLines + 1)
      .some(({ kind }) => kind !== "same"),
  );
  return lines.flatMap((line, at) => {
    if (isNear[at]) return [line];
    return isNear[at - 1] || (at === 0 && isNear.includes(true))
      ? [{ kind: "same", text: "…" }]
      : [];
  });
}
