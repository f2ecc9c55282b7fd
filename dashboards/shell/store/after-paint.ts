/** Resolves once the next frame has been painted; in a hidden page, which paints none, at once. */
export async function afterPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
