import { ask } from "../unwritten.ts";
import type { Locale } from "../../../contracts/locale.ts";

const wanted = {
  subtitle: ask(
    "La situación y la pregunta, en dos frases.",
    "The situation and the question, in two sentences.",
  ),
  objective: ask("Qué se quería averiguar.", "What was to be found out."),
  approach: ask("Cómo se abordó, un párrafo.", "How it was approached, one paragraph."),
  point: ask("Una clave", "A key point"),
  pointText: ask("Qué dice y por qué importa.", "What it says and why it matters."),
  summary: ask(
    "Lo que muestra el informe, para quien no puede verlo.",
    "What the report shows, for those who cannot see it.",
  ),
  result: ask("Un resultado", "A result"),
  resultText: ask("Qué cambió con estos datos.", "What changed with these data."),
  picture: ask("Lo que se ve en la imagen.", "What the picture shows."),
  meta: ask(
    "De qué trata el caso, en una frase para los buscadores.",
    "What the case is about, in one sentence for search engines.",
  ),
  card: ask("El caso en una frase.", "The case in one sentence."),
  subject: ask("Tema", "Subject"),
};

/** Returns the copy of a new case: its title, and prompts for everything else. */
export function describeCase(title: string, locale: Locale): object {
  const word = (name: keyof typeof wanted) => wanted[name][locale];
  return {
    meta: { title, description: word("meta") },
    subject: word("subject"),
    title,
    subtitle: word("subtitle"),
    objective: word("objective"),
    approach: [word("approach")],
    keyPoints: { first: { title: word("point"), description: word("pointText") } },
    reportSummary: word("summary"),
    figures: {},
    picture: word("picture"),
    results: { first: { title: word("result"), description: word("resultText") } },
  };
}

export function describeCard(title: string, locale: Locale): object {
  return { kicker: wanted.subject[locale], title, description: wanted.card[locale] };
}
