import { fetchFullStyle } from "../page/full-style.ts";

/** Resolves once the full style sheet is loaded, which is asked for again where it was lost. Throws if it is lost now. */
export async function loadFullStyle(): Promise<void> {
  fetchFullStyle();
  const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  if (sheet === null || sheet.sheet !== null) return;
  await new Promise((resolve, reject) => {
    sheet.addEventListener("load", resolve, { once: true });
    const refuse = () => reject(new Error(`${sheet.href} was not loaded`));
    sheet.addEventListener("error", refuse, { once: true });
  });
}
