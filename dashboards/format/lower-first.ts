/** Lower-cases `Pasajeros` for the middle of a sentence; `NPS` stays as it is. */
export function lowerFirst(name: string): string {
  const [first = "", second = ""] = name;
  const isAcronym = second !== second.toLowerCase();
  return isAcronym ? name : first.toLowerCase() + name.slice(1);
}
