import type { Letter, Row } from "./write-letter.ts";

/** Renders a digest as plain text, in the order of its HTML. */
export function renderLetterText({
  kicker,
  headline,
  preheader,
  advice,
  sections,
  footer,
}: Letter): string {
  const blocks = [
    kicker,
    headline,
    preheader,
    ...advice.map(({ title, detail }) => `* ${title}\n  ${strip(detail)}`),
    ...sections.map(({ title, rows }) => [title, ...rows.map(renderRow)].join("\n")),
    strip(footer.join("\n")),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function renderRow({ label, lead = "", text, detail, link }: Row): string {
  const address = link?.address.replace(/^mailto:/, "");
  return [
    `- ${label === "" ? "" : `${label}: `}${lead}${strip(text)}`,
    ...(detail === undefined ? [] : [`  ${detail}`]),
    ...(link === undefined ? [] : [`  ${link.text}: ${decodeURIComponent(address ?? "")}`]),
  ].join("\n");
}

/** Removes the backticks around commands. */
function strip(sentence: string): string {
  return sentence.replaceAll("`", "");
}
