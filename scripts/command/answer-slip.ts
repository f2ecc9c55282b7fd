/** What `npm run dev` answers where content cannot be read: the fault in a line, in a page that the mended content reloads. No stack. */
export function answerSlip(error: unknown): { line: string; page: string } {
  const line = (error instanceof Error ? error.message : String(error)).trim();
  const text = line.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const client = '<script type="module" src="/@vite/client"></script>';
  return { line, page: `<!doctype html><meta charset="utf-8">${client}<pre>${text}</pre>` };
}
