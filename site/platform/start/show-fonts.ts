/**
 * Our fonts come after the first paint (decision 004), and all at once, so that the text is laid out anew only once. Calls back when
 * they and the page are loaded.
 */
export async function showFonts(onShown: () => void): Promise<void> {
  // Stand-ins are named "X as Y"; those of an article come when its text asks for them.
  const faces = [...document.fonts].filter(({ family }) => !/ as | Text/.test(family));
  await Promise.allSettled(faces.map(async (face) => face.load()));
  const anchor = document.querySelector(":target");
  const findTop = () => anchor?.getBoundingClientRect().top ?? 0;
  const top = findTop();
  const scrolledTo = anchor && scrollY;
  document.documentElement.dataset["fonts"] = "";
  const finish = async (): Promise<void> => {
    await document.fonts.ready;
    if (scrollY === scrolledTo) scrollBy({ top: findTop() - top, behavior: "instant" });
    onShown();
  };
  if (document.readyState === "complete") setTimeout(finish);
  else addEventListener("load", finish);
}
