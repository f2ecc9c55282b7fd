const nullTexts = new Set(
  `- -- --- – — . .. … ... ? n/a na n.a. n/d nd n.d. s/d sd s.d. n/c nc null none nil nan #n/a #n/d #¡n/d! #valor! #¡valor!
  #value! #ref! #¡ref! #div/0! #¡div/0! #num! #¡num! #name? #¿nombre? (null) <null> \\n
  00/00/0000 0000-00-00`
    .split(/\s+/)
    .concat(
      "(en blanco)",
      "(blank)",
      "sin dato",
      "sin datos",
      "no data",
      "no disponible",
      "not available",
    )
    .concat("no consta", "no aplica", "not applicable", "desconocido", "unknown", "vacío", "empty"),
);

/** Returns whether a text commonly stands for a missing value among typed ones. */
export function isNullText(text: string): boolean {
  return nullTexts.has(text.trim().toLowerCase());
}
