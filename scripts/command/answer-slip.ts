/** Answers `npm run dev` for unreadable content: a page with the fault, no stack, that reloads once it is mended. */
export function answerSlip(error: unknown): { line: string; page: string } {
  const line = (error instanceof Error ? error.message : String(error)).trim();
  const text = line.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const client = '<script type="module" src="/@vite/client"></script>';
  return { line, page: `<!doctype html><meta charset="utf-8">${client}<pre>${text}</pre>` };
}
