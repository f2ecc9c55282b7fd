import { byLocale, type Locale } from "../../../contracts/locale.ts";
import { bookingCopy, type BookingCopy } from "./booking-copy.ts";
import { createZone } from "../../time/zone.ts";

const zoneNames: Record<keyof BookingCopy["zones"], string> = {
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

// Engines prefer different synonyms of a zone, e.g. Asia/Kolkata or Asia/Calcutta.
const idsByName = new Map(
  (Object.keys(zoneNames) as (keyof BookingCopy["zones"])[]).map((id) => [
    canonicalizeZone(zoneNames[id]),
    id,
  ]),
);

/**
 * Returns the name of a time zone's city in a language; if there is no copy for it, the last part of the zone's id.
 */
export function findCity(timeZone: string, locale: Locale): string {
  const id = idsByName.get(canonicalizeZone(timeZone));
  if (id !== undefined) return bookingCopy[locale].zones[id];
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

export function canonicalizeZone(timeZone: string): string {
  return createZone(timeZone).name;
}

type NamedZone = { name: string; city: string };

const offered = byLocale(nameZones);

export function listZones(locale: Locale, given: string): NamedZone[] {
  const name = canonicalizeZone(given);
  if (idsByName.has(name)) return offered[locale];
  return [{ name, city: findCity(name, locale) }, ...offered[locale]];
}

function nameZones(locale: Locale): NamedZone[] {
  const { compare } = new Intl.Collator(locale);
  return [...idsByName]
    .map(([name, id]) => ({ name, city: bookingCopy[locale].zones[id] }))
    .toSorted((one, other) => compare(one.city, other.city));
}
