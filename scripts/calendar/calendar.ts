import { createInterface } from "node:readline/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { ownerRoot } from "../../roots/roots.ts";
import { SignInStore } from "../../service/booking/busy/online/sign-in-store.ts";
import { listOnlineServices } from "../../service/booking/busy/start-calendars.ts";
import { readConfig } from "../../service/config.ts";
import { openDatabases } from "../../service/open-stores.ts";
import { systemLanguage } from "../command/system-language.ts";
import { signIn } from "./sign-in.ts";
import { calendarWords } from "./calendar-words.ts";

const words = calendarWords[systemLanguage];
const [command, chosen, surplus] = process.argv.slice(2);
const { calendar, dataDir, databaseUrl } = readConfig(ownerRoot);
const services = listOnlineServices(calendar);
const wanted = services.filter(({ id }) => chosen === undefined || id === chosen);
const [service] = wanted;

if (command !== "sign-in" || surplus !== undefined || wanted.length > 1) stop(words.usage, 2);
if (service === undefined) stop(words.unset, 1);

const { bookings: database, enquiries } = openDatabases(dataDir, databaseUrl, "existing");
try {
  const stored = { store: new SignInStore(database), place: database.place, now: Date.now };
  await stored.store.find(service.id);
  await signIn(service, stored, {
    words,
    say: console.log,
    ask,
    sleep: async (waitMs) => sleep(waitMs),
  });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await Promise.all([database.close(), enquiries.close()]);
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}

function stop(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}
