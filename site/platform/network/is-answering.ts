/** Returns false if a page load would end at the browser's own error page. */
export async function isAnswering(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
    return status < 500;
  } catch {
    return false;
  }
}
