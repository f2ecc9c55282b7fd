import { runDeskCommand } from "../../../service/desk/command/run-desk-command.ts";
import { deskWords } from "../../../service/desk/words/desk-words.ts";
import { makeService, siteUrl, type ChangedService } from "../../contract/make-service.ts";
import { DeskBrowser } from "./desk-browser.ts";

/** Makes a service that takes bookings, with a browser that the command has signed in to its desk. */
export async function openDesk(changed: ChangedService) {
  const service = makeService({ hasExternalBooking: false, ...changed });
  const { tickets, sessions } = service;
  const { output } = await runDeskCommand(["--link"], { tickets, sessions, siteUrl });
  const browser = new DeskBrowser(service.app);
  await browser.open((output as string).trim().slice(siteUrl.length));
  await browser.press(deskWords.es.enter.submit);
  return { ...service, browser };
}
