import { isAnswering } from "../network/is-answering.ts";
import { fillForms, readForms, type FormValues } from "./form-draft.ts";

/** Stored in a session history entry, so that no storage key is needed. */
type Renewal = { part: string; typed?: FormValues[] };

/**
 * Imports a part of the app on demand. If it is missing, e.g. after a deploy, reloads the page once and restores the
 * form input; throws if a reload would not help.
 */
export async function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (readRenewal() !== undefined || !(await isAnswering())) throw error;
    writeRenewal({ part: name, typed: readForms() });
    location.reload();
    return new Promise<Part>(() => undefined);
  }
}

/** Returns true once after such a reload, and restores the form input. */
export function resumePart(name: string): boolean {
  const renewal = readRenewal();
  if (renewal?.part !== name || renewal.typed === undefined) return false;
  fillForms(renewal.typed);
  writeRenewal({ part: name });
  return true;
}

function readRenewal(): Renewal | undefined {
  return (history.state as { renewal?: Renewal } | null)?.renewal;
}

function writeRenewal(renewal: Renewal): void {
  history.replaceState({ ...(history.state as object | null), renewal }, "");
}
