// Inlined in the head of every document, before anything is painted (D3, D5). Keep it small: it delays first paint.
import type { ConsentChoice } from "../contracts/privacy/consent-record.ts";
import { localePrefix } from "../contracts/locale.ts";
import { toAddress } from "../contracts/page-paths.ts";
import { isCrawler } from "./platform/language/crawler.ts";
import { visitorsLanguage } from "./platform/language/language-choice.ts";
import { offerRestart } from "./platform/page/offer-restart.ts";
import { readStoredConsent, writeStoredConsent } from "./platform/consent/stored-consent.ts";
import { showFonts } from "./platform/start/show-fonts.ts";

const releaseAfterMs = 4000; // D3
const editionTimeoutMs = 8000;
const idleTimeoutMs = 2000;

// Head elements that depend on the language; the address stays that of the document (D2).
const headOfLanguage = "[data-head]:not([rel=canonical], [property='og:url'])";

const root = document.documentElement;
const { modules = "", path = "/", consentVersion = "" } = document.currentScript?.dataset ?? {};
let isStarted = false;
let isSettled = true;
let hasWaited = false;

const isUnprefixed = !`${location.pathname}/`.startsWith(`${localePrefix.en}/`);
if (isUnprefixed && !isCrawler(navigator.userAgent)) showVisitorsLanguage();
root.toggleAttribute("data-undecided", readStoredConsent(consentVersion) === undefined);
hideUnasked();
deferStart();

function showVisitorsLanguage(): void {
  const wanted = visitorsLanguage();
  if (wanted === root.lang) return;
  isSettled = false;
  root.dataset["pending"] = "";
  setTimeout(release, releaseAfterMs);
  // XMLHttpRequest parses a document without a Trusted Types sink, which fetch and DOMParser cannot.
  const request = new XMLHttpRequest();
  request.open("GET", toAddress(wanted, path));
  request.responseType = "document";
  request.timeout = editionTimeoutMs;
  request.addEventListener("loadend", () => {
    whenParsed(() => {
      const other = request.responseXML;
      if (other?.documentElement.lang === wanted && !isStarted) adoptEdition(other);
      release();
      isSettled = true;
      if (hasWaited) start();
    });
  });
  request.send();
}

function adoptEdition(other: Document): void {
  const replacement = other.querySelector("#root");
  if (replacement !== null) document.querySelector("#root")?.replaceWith(replacement);
  for (const element of document.querySelectorAll(headOfLanguage)) element.remove();
  document.head.append(...other.querySelectorAll(headOfLanguage));
  root.lang = other.documentElement.lang;
  // The browser jumped to the anchor in the other language's layout.
  if (location.hash !== "" && "pending" in root.dataset) location.replace(location.hash);
}

function release(): void {
  delete root.dataset["pending"];
}

/** A document holds the list as no query asks for it: hidden until the app shows the one that is asked for (decision 023). */
function hideUnasked(): void {
  if (!/[?&](?:q|page)=/.test(location.search)) return;
  root.dataset["asked"] = "";
  setTimeout(() => delete root.dataset["asked"], releaseAfterMs);
}

function whenParsed(callback: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", callback);
  else callback();
}

/** Starts the app once the page is painted, loaded and idle, or at the first touch: it must not compete with the first paint (D5). */
function deferStart(): void {
  const options = { capture: true, passive: true };
  for (const type of ["pointerdown", "keydown", "touchstart"])
    addEventListener(type, start, options);
  addEventListener("click", rememberClick, true);
  new PerformanceObserver(() => showFonts(startWhenIdle)).observe({
    type: "paint",
    buffered: true,
  });
}

function startWhenIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: idleTimeoutMs });
  else setTimeout(start, idleTimeoutMs / 10);
}

function start(): void {
  hasWaited = true;
  if (isStarted || !isSettled) return;
  isStarted = true;
  whenParsed(importApp);
}

function importApp(): void {
  const imports = modules.split(" ").map(async (module) => import(/* @vite-ignore */ module));
  Promise.all(imports).catch((error: unknown) => offerRestart(error, importApp));
}

/** Replays a button pressed before the app listens (D5). */
function rememberClick(event: MouseEvent): void {
  if (root.dataset["app"] === "ready") {
    removeEventListener("click", rememberClick, true);
    return;
  }
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (button === null || button.type === "submit" || button.hasAttribute("commandfor")) return;
  const answer = button.dataset["consent"];
  if (answer !== undefined) keepAnswer(JSON.parse(answer) as ConsentChoice);
  root.addEventListener("app-ready", () => button.click(), { once: true });
}

function keepAnswer(choice: ConsentChoice): void {
  writeStoredConsent(choice, consentVersion);
  root.toggleAttribute("data-undecided", false);
}
