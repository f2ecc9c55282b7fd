// Inlined in every report's document and run before the first paint, which it delays: keep it small.
import { findEdition } from "./boot/find-edition.ts";
import { followFoot } from "./boot/follow-foot.ts";
import { showWhole } from "./boot/show-whole.ts";
import { keepEarlyInput } from "./boot/keep-early-input.ts";
import { startWhenWanted } from "./boot/start-when-wanted.ts";
import { stretchStills } from "./render/still/stretch-stills.ts";
import { trialParameter } from "../contracts/report-files.ts";

const root = document.documentElement;
const { modules = "" } = document.currentScript?.dataset ?? {};
const report = document.querySelector<HTMLElement>("#report")!;
const address = new URL(location.href);
const edition = findEdition(report.dataset["slug"]!, root.lang, address);

if (edition === null) open();
else location.replace(edition);

function open(): void {
  // A state other than the document's hides the first page until the report starts, also after a change of the
  // address.
  const isTrial = address.searchParams.has(trialParameter);
  const hideOther = () =>
    root.toggleAttribute("data-other-state", isTrial || location.hash.length > 1);
  // Null in the frame of another site, where the report stands by itself.
  root.toggleAttribute("data-embedded", frameElement !== null);
  const isOther = hideOther();
  addEventListener("popstate", hideOther);
  addEventListener("report-ready", () => removeEventListener("popstate", hideOther));
  stretchStills();
  keepEarlyInput(report);
  followFoot();
  showWhole();
  startWhenWanted(modules.split(" "), isOther);
}
