/** Keeps what a visitor wrote from being decoded in a mail's header: `=?` begins an encoded word (RFC 2047), which can hold line breaks. */
export function toHeaderText(text: string): string {
  return text.replaceAll("=?", "= ?");
}
