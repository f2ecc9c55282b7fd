/** A lesson, mailed as it is written; they go out in the order of their numbers. */
export type Lesson = { number: number; title: string; text: string; isSample: boolean };

/** A folder of the owner's, with files such as `01-la-pregunta-antes.md`. */
export const lessonFolder = "content/course";

const namePattern = /^(\d{2,3})-[a-z0-9-]+\.md$/;
const filePattern = /^---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/;

/** Reads a lesson; undefined if its name, title or text is missing. */
export function readLesson(name: string, source: string): Lesson | undefined {
  const [, digits = "0"] = namePattern.exec(name) ?? [];
  const [, head = "", body = ""] = filePattern.exec(source.replace(/^\uFEFF/, "")) ?? [];
  const [, title = ""] = /^title: *(?:"(.*)"|(.*?)) *$/m.exec(head)?.filter(Boolean) ?? [];
  const [number, text] = [Number(digits), body.trim()];
  if (number === 0 || title === "" || text === "") return undefined;
  return { number, title, text, isSample: /^isSample: *true *$/m.test(head) };
}
