// Runs in pages of `npm run dev` in the studio's frame: Alt+click on a text, or a click on its mark, opens its field.
import {
  nameOfMessage,
  nameOfScheme,
  type EditRequest,
  type SchemeRequest,
} from "./edit-request.ts";

const studio = document.querySelector<HTMLElement>("script[data-studio]")?.dataset["studio"];
const texts =
  "h1,h2,h3,h4,p,li,a,button,dt,dd,summary,label,figcaption,caption,th,td,span,strong,img";
const mark = document.createElement("button");

if (studio !== undefined && window.parent !== window) watch(studio);

function watch(origin: string): void {
  mark.type = "button";
  mark.textContent = "✎";
  mark.setAttribute("aria-label", document.documentElement.lang === "en" ? "Edit" : "Editar");
  const rules =
    "position:absolute;z-index:99;width:28px;height:28px;padding:0;border:1px solid;background:Canvas;color:CanvasText;cursor:pointer;font:16px/1 system-ui";
  mark.style.cssText = rules;
  mark.hidden = true;
  document.body.append(mark);
  window.addEventListener("message", ({ origin: from, data }: MessageEvent<SchemeRequest>) => {
    if (from !== origin || data.name !== nameOfScheme) return;
    document.documentElement.style.colorScheme = data.scheme;
  });
  window.parent.postMessage({ name: nameOfScheme }, origin);
  let pointed: Element | undefined;
  document.addEventListener("pointerover", ({ target }) => {
    const text = target instanceof Element && target !== mark ? target.closest(texts) : null;
    if (text === null) return;
    pointed = text;
    placeMark(text);
  });
  mark.addEventListener("click", () => pointed && ask(pointed, origin));
  // Capture before the page's own listeners, so that Alt+click does not follow a link.
  window.addEventListener(
    "click",
    (event) => {
      const text = event.target instanceof Element ? event.target.closest(texts) : null;
      if (!event.altKey || text === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      ask(text, origin);
    },
    { capture: true },
  );
}

function placeMark(text: Element): void {
  const { top, right } = text.getBoundingClientRect();
  mark.hidden = false;
  mark.style.top = `${String(Math.max(0, top + window.scrollY))}px`;
  mark.style.left = `${String(Math.min(right, document.documentElement.clientWidth - 32) + window.scrollX)}px`;
}

function ask(text: Element, origin: string): void {
  const request: EditRequest = {
    name: nameOfMessage,
    text: text instanceof HTMLImageElement ? text.alt : (text.textContent ?? ""),
    locale: document.documentElement.lang === "en" ? "en" : "es",
    path: window.location.pathname,
    isInMain: text.closest("main") !== null,
  };
  window.parent.postMessage(request, origin);
}
