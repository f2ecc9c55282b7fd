const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const inline = /<\/?(?:a|abbr|b|cite|code|em|i|mark|span|strong|time|u)(?:\s[^>]*)?>/g;

/** Returns the text of a page's main heading. */
export function readHeading(html: string): string {
  const [, heading = ""] = /<h1[^>]*>([^]*?)<\/h1>/.exec(html) ?? [];
  return readText(heading);
}

/** Returns the visible text of markup as one line. */
export function readText(html: string): string {
  return html
    .replaceAll(/<(script|style|noscript)[^>]*>[^]*?<\/\1>/g, " ")
    .replaceAll(/<!--[^]*?-->/g, "")
    .replaceAll(inline, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
}
