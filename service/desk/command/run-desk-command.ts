import { succeed, type CommandResult } from "../../command-result.ts";
import { ticketAddress } from "../sign-in/compose-mails.ts";
import type { SessionStore } from "../sign-in/session-store.ts";
import type { TicketStore } from "../sign-in/ticket-store.ts";

type Stores = {
  tickets: Pick<TicketStore, "add" | "endAll">;
  sessions: Pick<SessionStore, "endAll">;
  siteUrl: string;
};

const usage = `The owner's pages of the site, /_desk.

  npm run desk -- --link         print a link that signs in: once, within ten minutes, in any browser
  npm run desk -- --sign-out     sign out everywhere
`;

/** Runs `npm run desk`. What the desk can do, \`npm run mail\`, \`bookings\` and \`doctor\` can do too. */
export async function runDeskCommand(
  args: readonly string[],
  { tickets, sessions, siteUrl }: Stores,
): Promise<CommandResult> {
  const [option, surplus] = args;
  if (option === "--link" && surplus === undefined) {
    const { token } = await tickets.add(undefined, false);
    return succeed(`${ticketAddress(siteUrl, "es", token)}\n`);
  }
  if (option === "--sign-out" && surplus === undefined) {
    await tickets.endAll();
    return succeed(`${String(await sessions.endAll())} signed out.\n`);
  }
  return { exitCode: 2, output: usage };
}
