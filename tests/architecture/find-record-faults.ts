export type DecisionRecord = {
  /** `051-periods-on-matching-dates.md` */
  file: string;
  number: string;
  title: string;
  /** As in the file: `accepted`, `amended by [050](050-slug.md) and [057](057-slug.md)`. */
  status: string;
  date: string;
  text: string;
};

const maxWords = 400;
const maxLineLength = 140;
const link = String.raw`\[\d{3}\]\(\d{3}-[a-z0-9-]+\.md\)`;
const validStatus = new RegExp(
  `^(?:accepted|(?:amended|superseded) by ${link}(?:(?:, | and )${link})*)$`,
);

/** Reads the head of a record: title, an empty line, status, date. */
export function parseRecord(file: string, text: string): DecisionRecord {
  const [heading = "", , status = "", date = ""] = text.split("\n");
  return {
    file,
    number: file.slice(0, 3),
    title: heading.replace(/^# \d{3} /, ""),
    status: status.replace(/^Status: /, ""),
    date: date.replace(/^Date: /, ""),
    text,
  };
}

/** Names the parts of a record that differ from the fixed form; a superseded record needs no sections. */
export function findRecordFaults({ file, number, status, date, text }: DecisionRecord): string[] {
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  const checks = {
    title: new RegExp(String.raw`^# ${number} \S.*\n\nStatus: .*\nDate: .*\n\n`).test(text),
    status: validStatus.test(status),
    date: /^\d{4}-\d{2}-\d{2}$/.test(date),
    sections:
      status.startsWith("superseded") || sections.join() === "Context,Decision,Consequences",
    words: text.trim().split(/\s+/).length <= maxWords,
    lines: text.split("\n").every((line) => line.length <= maxLineLength),
  };
  return Object.entries(checks)
    .filter(([, isMet]) => !isMet)
    .map(([name]) => `${file}: ${name}`);
}

/** Names records in a status that are missing or do not link back, as `017-slug.md: 057`. */
export function findStatusFaults(records: readonly DecisionRecord[]): string[] {
  return records.flatMap(({ file, status }) =>
    [...status.matchAll(/\[(\d{3})\]\(([^)]+)\)/g)]
      .filter(([, number = "", target]) => {
        const other = records.find((record) => record.file === target);
        return other?.number !== number || !other.text.includes(`](${file})`);
      })
      .map(([, number = ""]) => `${file}: ${number}`),
  );
}

/**
 * Compares the index with the records: one line a record, with its title and status, and a line `Not used: 053, 055.`
 * for unused numbers below the highest.
 */
export function findIndexFaults(records: readonly DecisionRecord[], index: string): string[] {
  const lines = index.split("\n");
  const rows = lines.filter((line) => /^\| \[\d{3}\]/.test(line));
  const unused = /^Not used: (.+)$/m.exec(index)?.[1]?.match(/\d{3}/g) ?? [];
  const expected = records.map(
    ({ file, number, title, status }) => `| [${number}](${file}) | ${title} | ${unlink(status)} | `,
  );
  const numbers = [...records.map(({ number }) => number), ...unused];
  const highest = Math.max(0, ...numbers.map(Number));
  return [
    ...expected
      .filter((start) => rows.filter((row) => row.startsWith(start)).length !== 1)
      .map((start) => `no line ${start}`),
    ...rows
      .filter(
        (row) => !expected.some((start) => row.startsWith(start) && row.length > start.length + 2),
      )
      .map((row) => `no record for ${row}`),
    ...Array.from({ length: highest }, (_, at) => String(at + 1).padStart(3, "0")).flatMap(
      (number) => {
        const count = numbers.filter((one) => one === number).length;
        return count === 1 ? [] : [`${number} ${count === 0 ? "missing" : "twice"}`];
      },
    ),
  ];
}

/** Returns a status as the index shows it: `amended by 050`. */
function unlink(status: string): string {
  return status.replaceAll(/\[(\d{3})\]\([^)]*\)/g, "$1");
}
