/** Lower-cases `Pasajeros` for the middle of a sentence; `NPS` and `Wi-Fi` stay as they are. */
export function lowerFirst(name: string): string {
  const [rest = ""] = name.slice(1).split(" ");
  const isSpelledSo = rest !== rest.toLowerCase();
  return isSpelledSo ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
}
