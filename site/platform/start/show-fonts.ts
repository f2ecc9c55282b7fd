/**
 * Our fonts come after the first paint (decision 004), and all at once, so that the text is laid out anew once only. Calls back when
 * they and the page are loaded.
 */
export function showFonts(onShown: () => void): void {
  // Stand-ins are named "X as Y"; those of an article come when its text asks for them.
  const faces = [...document.fonts].filter(({ family }) => !/ as | Text/.test(family));
  void Promise.allSettled(faces.map(async (face) => face.load())).then(() => {
    const keepAnchor = rememberAnchor();
    document.documentElement.dataset["fonts"] = "";
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

function rememberAnchor(): () => void {
  const anchor = document.querySelector(":target");
  if (anchor === null) return () => undefined;
  const scrolledTo = scrollY;
  const findTop = () => anchor.getBoundingClientRect().top;
  const top = findTop();
  return () => {
    if (scrollY === scrolledTo) scrollBy({ top: findTop() - top, behavior: "instant" });
  };
}
