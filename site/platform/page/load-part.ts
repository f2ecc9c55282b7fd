import { fillForms, readForms, type FormValues } from "./form-draft.ts";

/** Stands in the entry of the session history, and so for as long as the entry does: no storage key is needed. */
type Renewal = { part: string; typed?: FormValues[] };

/** Imports code that is asked for later. Where it is gone, as after a deploy, the page is loaded anew, once, with what was typed; throws where that was done or would not help. */
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

/** Gives back what was typed before the page was loaded anew for this part, once; true where it was. */
export function resumePart(name: string): boolean {
  const renewal = readRenewal();
  if (renewal?.part !== name || renewal.typed === undefined) return false;
  fillForms(renewal.typed);
  writeRenewal({ part: name });
  return true;
}

/** False where a reload would put the browser's own error page in place of this one. */
async function isAnswering(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
    return status < 500;
  } catch {
    return false;
  }
}

function readRenewal(): Renewal | undefined {
  return (history.state as { renewal?: Renewal } | null)?.renewal;
}

function writeRenewal(renewal: Renewal): void {
  history.replaceState({ ...(history.state as object | null), renewal }, "");
}
