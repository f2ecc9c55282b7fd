/** The path to which the text of a mail leads that asks to confirm an hour. */
export function findConfirmationLink(text: string): string {
  const link = /https?:\/\/[^/\s]+(\S*\/booking\/confirm\?confirmation=\S+)/.exec(text)?.[1];
  if (link === undefined) throw new Error(`No link to confirm in: ${text}`);
  return link;
}
