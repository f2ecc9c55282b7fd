/** First names that a column of people has among its texts: the most common of Spain and of the United States. */
const firstNames = new Set(
  `maría carmen josefa ana isabel laura dolores pilar cristina marta teresa lucía francisca antonia elena rosa mercedes
  sara paula raquel juana beatriz julia silvia patricia irene andrea rocío mónica alba ángela sandra nuria sonia alicia
  montserrat yolanda marina inés eva natalia antonio manuel josé francisco david juan javier daniel carlos jesús
  alejandro miguel rafael pablo pedro ángel sergio fernando jorge luis alberto álvaro adrián diego raúl iván enrique
  ramón vicente rubén óscar andrés joaquín santiago víctor mario eduardo roberto jaime marcos ignacio hugo alfonso
  james mary michael patricia robert jennifer john linda william elizabeth richard barbara joseph susan thomas jessica
  christopher karen charles sarah lisa nancy sandra matthew ashley anthony emily mark kimberly steven margaret paul
  donna andrew michelle kenneth carol joshua amanda kevin melissa brian deborah george stephanie timothy rebecca
  ronald sharon jason laura edward cynthia jeffrey amy ryan kathleen jacob angela gary emma olivia sophia noah liam`.split(
    /\s+/,
  ),
);

const company = /\b(?:s\.?\s?l\.?u?|s\.?\s?a\.?|c\.?\s?b\.?|ltd|inc|llc|gmbh|corp|coop)\.?$/i;
const fullName = /^\p{L}[\p{L}'’.-]*(?:,?\s+\p{L}[\p{L}'’.-]*){1,5}$/u;

/** True of a text that is written as a person's name: two to six words, one of which is a common first name. */
export function isPersonName(text: string): boolean {
  if (company.test(text) || !fullName.test(text)) return false;
  const words = text.toLowerCase().split(/[,\s]+/);
  return words.some((word) => firstNames.has(word));
}
