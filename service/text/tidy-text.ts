/** Replaces the CRLF of a posted form by line feeds, and removes all other control characters. */
export function tidyText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the control characters are the point
  return text.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "");
}
