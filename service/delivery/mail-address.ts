/** Breaks up encoded words (RFC 2047), which could inject line breaks into a header. */
export function toHeaderText(text: string): string {
  return text.replaceAll("=?", "= ?");
}

export function findBareAddress(address: string): string {
  return /<([^<>]+)>$/.exec(address)?.[1] ?? address;
}

/** Returns the same id at every attempt, so that mail programs recognize a second copy. */
export function makeMessageId(id: string, sender: string): string {
  return `<${id}@${sender.slice(sender.lastIndexOf("@") + 1)}>`;
}
