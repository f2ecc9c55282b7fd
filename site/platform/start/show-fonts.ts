import { swapFonts } from "../../../design/swap-fonts.ts";

/**
 * Our fonts come after the first paint (decision 004), and all at once, so that the text is laid out anew once only. Calls back when
 * they and the page are loaded.
 */
export function showFonts(onShown: () => void): void {
  void Promise.allSettled(listFaces().map(async (face) => face.load())).then(() => {
    const keepAnchor = rememberAnchor();
    swapFonts();
    keepAnchor();
    const finish = (): void => {
      void document.fonts.ready.then(() => {
        keepAnchor();
        onShown();
      });
    };
    if (document.readyState === "complete") setTimeout(finish);
    else addEventListener("load", finish);
  });
}

/** Stand-ins are named "X as Y"; those of an article are for its text; what is in italics asks for its own. */
function listFaces(): FontFace[] {
  const other = document.querySelector(".rich-text") === null ? / as | Text/ : / as /;
  return [...document.fonts].filter(
    ({ family, style }) => style === "normal" && !other.test(family),
  );
}

function rememberAnchor(): () => void {
  const anchor = document.querySelector(":target");
  const scrolledTo = scrollY;
  const findTop = () => anchor?.getBoundingClientRect().top ?? 0;
  const top = findTop();
  return () => {
    if (anchor && scrollY === scrolledTo) scrollBy({ top: findTop() - top, behavior: "instant" });
  };
}
