/** Returns the path of the link in a mail that asks to confirm a booking. */
export function findConfirmationLink(text: string): string {
  const link = /https?:\/\/[^/\s]+(\S*\/booking\/confirm\?confirmation=\S+)/.exec(text)?.[1];
  if (link === undefined) throw new Error(`No link to confirm in: ${text}`);
  return link;
}
