// Inlined in the head of every document, before anything is painted (D3, D5). Keep it small: it delays first paint.
import type * as AfterPaint from "./after-paint.ts";
import type { ConsentChoice } from "../contracts/privacy/consent-record.ts";
import { isLocale } from "../contracts/locale.ts";
import { toAddress } from "../contracts/paths/page-paths.ts";
import { visitorsLanguage } from "./platform/language/language-choice.ts";
import {
  awaitFullStyle,
  fetchFullStyle,
  isMoreSeen,
  turnOnFullStyle,
} from "./platform/page/full-style.ts";
import { offerRestart } from "./platform/page/offer-restart.ts";
import { readStoredConsent, writeStoredConsent } from "./platform/consent/stored-consent.ts";
import { holdTouches } from "./platform/start/hold-touches.ts";

const releaseAfterMs = 4000; // D3
const editionTimeoutMs = 8000;

const root = document.documentElement;
const {
  modules = "",
  path = "/",
  consentVersion = "",
  closed = "",
} = document.currentScript?.dataset ?? {};
const [afterPaint = "", ...names] = modules.split(" ");
let isStarted = false;
let isSettled = true;
let hasWaited = false;

// An edition with a prefix has the name of its language there; the shortest test, as each document has it.
if (!isLocale(location.pathname.split("/")[1])) showVisitorsLanguage();
showQuestion();
// The question may have been answered while this page was prerendered (decision 025).
document.addEventListener("prerenderingchange", showQuestion);
if (isMoreSeen()) awaitFullStyle();
// Parts below the first screen are laid out later (decision 024).
else root.dataset["below"] = "";
hideUnasked();
deferStart();

function showQuestion(): void {
  root.toggleAttribute("data-undecided", readStoredConsent(consentVersion) === undefined);
}

function showVisitorsLanguage(): void {
  const wanted = visitorsLanguage();
  if (wanted === root.lang) return;
  if (closed) {
    location.replace(toAddress(wanted, path));
    return;
  }
  isSettled = false;
  root.dataset["pending"] = isMoreSeen() ? "kept" : "";
  setTimeout(release, releaseAfterMs);
  // XMLHttpRequest parses a document without a Trusted Types sink, which fetch and DOMParser cannot.
  const request = new XMLHttpRequest();
  request.open("GET", toAddress(wanted, path));
  request.responseType = "document";
  request.timeout = editionTimeoutMs;
  request.send();
  void loadAfterPaint()
    .then(async ({ takeEdition }) =>
      takeEdition({ request, wanted, isStarted: () => isStarted, start }),
    )
    .catch(() => undefined)
    .then(() => {
      release();
      isSettled = true;
      if (hasWaited) start();
    });
}

function release(): void {
  delete root.dataset["pending"];
}

/** Hides the document's list, which ignores the query, until the app shows the requested one (decision 023). */
function hideUnasked(): void {
  if (!/[?&](?:q|page|area|adivina)=/.test(location.search) || path.includes("?")) return;
  root.dataset["asked"] = "";
  setTimeout(() => delete root.dataset["asked"], releaseAfterMs);
}

function whenParsed(callback: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", callback);
  else callback();
}

/** Starts the app at the first sign that it is wanted; it must not compete with the first paint (D5, decision 061). */
function deferStart(): void {
  holdTouches({ onHold: start, answer });
  new PerformanceObserver((paints, observer) => {
    // A document that waits for its other edition paints its empty ground first.
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    fetchFullStyle();
    goOn();
  }).observe({ type: "paint", buffered: true });
}

function goOn(): void {
  const isAsked = "asked" in root.dataset || closed !== "" || isCounted();
  loadAfterPaint()
    .then(({ startAfterFonts }) =>
      startAfterFonts({ modules: names, isAsked, showQuestion, start }),
    )
    .catch((error: unknown) => {
      turnOnFullStyle();
      void offerRestart(error, goOn);
    });
}

async function loadAfterPaint(): Promise<typeof AfterPaint> {
  return import(/* @vite-ignore */ afterPaint) as Promise<typeof AfterPaint>;
}

function start(): void {
  hasWaited = true;
  // Late, the other edition would take away what is touched.
  if (!("pending" in root.dataset)) isSettled = true;
  if (isStarted || !isSettled) return;
  isStarted = true;
  whenParsed(importApp);
}

function importApp(): void {
  loadAfterPaint()
    .then(async ({ loadApp }) => loadApp(names))
    .catch(async (error: unknown) => offerRestart(error, importApp));
}

/** Keeps an answer to the question about consent, which is then gone: the focus goes on in the page. */
function answer({ dataset }: HTMLElement): boolean {
  const given = dataset["consent"];
  if (given === undefined) return false;
  const { analytics, embeds = {} } = JSON.parse(given) as Partial<ConsentChoice>;
  writeStoredConsent({ analytics: analytics === true, embeds }, consentVersion);
  root.toggleAttribute("data-undecided", false);
  document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
  if (isCounted()) start();
  return true;
}

/** Whether there is analytics, and it was agreed to: the app reports the page. */
function isCounted(): boolean {
  const isKnown = consentVersion.includes("analytics");
  return isKnown && readStoredConsent(consentVersion)?.analytics === true;
}
