type SplitFile = { yaml: string; body: string; bodyLine: number };

export function splitFrontMatter(source: string): SplitFile | undefined {
  const lines = source.replace(/^\u{FEFF}/u, "").split(/\r?\n/);
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end === -1) return undefined;
  return {
    yaml: lines.slice(1, end).join("\n"),
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
  };
}
