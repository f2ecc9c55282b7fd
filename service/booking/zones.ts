import type { Locale } from "../../contracts/locale.ts";
import { words, type Words } from "./words.ts";
import { createZone } from "./zone.ts";

/** The zones offered for choice: those of the two languages' readers. A browser may bring any other. */
const zoneNames: Record<keyof Words["zones"], string> = {
  madrid: "Europe/Madrid",
  canary: "Atlantic/Canary",
  lisbon: "Europe/Lisbon",
  london: "Europe/London",
  dublin: "Europe/Dublin",
  paris: "Europe/Paris",
  berlin: "Europe/Berlin",
  rome: "Europe/Rome",
  athens: "Europe/Athens",
  bucharest: "Europe/Bucharest",
  casablanca: "Africa/Casablanca",
  mexicoCity: "America/Mexico_City",
  tijuana: "America/Tijuana",
  guatemala: "America/Guatemala",
  costaRica: "America/Costa_Rica",
  panama: "America/Panama",
  bogota: "America/Bogota",
  lima: "America/Lima",
  guayaquil: "America/Guayaquil",
  caracas: "America/Caracas",
  laPaz: "America/La_Paz",
  santoDomingo: "America/Santo_Domingo",
  havana: "America/Havana",
  puertoRico: "America/Puerto_Rico",
  santiago: "America/Santiago",
  asuncion: "America/Asuncion",
  montevideo: "America/Montevideo",
  buenosAires: "America/Argentina/Buenos_Aires",
  saoPaulo: "America/Sao_Paulo",
  newYork: "America/New_York",
  chicago: "America/Chicago",
  denver: "America/Denver",
  losAngeles: "America/Los_Angeles",
  toronto: "America/Toronto",
  dubai: "Asia/Dubai",
  kolkata: "Asia/Kolkata",
  singapore: "Asia/Singapore",
  tokyo: "Asia/Tokyo",
  sydney: "Australia/Sydney",
  auckland: "Pacific/Auckland",
};

// Engines and browsers differ in which of a zone's names they use, e.g. Asia/Kolkata or Asia/Calcutta.
const idsByName = new Map(
  (Object.keys(zoneNames) as (keyof Words["zones"])[]).map((id) => [
    standardName(zoneNames[id]),
    id,
  ]),
);

/** Name of a zone's city, e.g. `("Europe/Madrid", "en")` gives `"Madrid"`; of a zone without words the last part of its name. */
export function findCity(timeZone: string, locale: Locale): string {
  const id = idsByName.get(standardName(timeZone));
  if (id !== undefined) return words[locale].zones[id];
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** The one name this engine uses for a zone, which must exist. */
export function standardName(timeZone: string): string {
  return createZone(timeZone).name;
}

type NamedZone = { name: string; city: string };

const offered: Record<Locale, NamedZone[]> = { es: nameZones("es"), en: nameZones("en") };

/** The zones to choose from by the name of their city, and first the given one where it is none of them. */
export function listZones(locale: Locale, given: string): NamedZone[] {
  const name = standardName(given);
  if (idsByName.has(name)) return offered[locale];
  return [{ name, city: findCity(name, locale) }, ...offered[locale]];
}

function nameZones(locale: Locale): NamedZone[] {
  const { compare } = new Intl.Collator(locale);
  return [...idsByName]
    .map(([name, id]) => ({ name, city: words[locale].zones[id] }))
    .toSorted((one, other) => compare(one.city, other.city));
}
