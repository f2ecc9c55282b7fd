import { swapFonts } from "../../../design/swap-fonts.ts";
import { turnOnFullStyle } from "../page/full-style.ts";

type Shown = {
  /** Resolves once the full style sheet is loaded. */
  sheet: Promise<void>;
  /** Called in the task that shows them: what it adds to the page costs no styling of its own. */
  onShow: () => void;
  /** Called once they and the page are loaded. */
  onShown: () => void;
};

/**
 * Shows our fonts after the first paint (decision 004), together and with the full style sheet, so that the page is
 * styled and laid out only once more.
 */
export function showFonts({ sheet, onShow, onShown }: Shown): void {
  const faces = listFaces().map(async (face) => face.load());
  void Promise.allSettled([sheet, ...faces]).then(([loaded]) => {
    const keepAnchor = rememberAnchor();
    swapFonts(() => {
      if (loaded.status === "fulfilled") turnOnFullStyle();
      onShow();
    });
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
