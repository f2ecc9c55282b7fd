import type { FaultWords } from "../../../contracts/value-faults.ts";
import type { contentFaults } from "../../../generator/faults/english/content-faults.ts";

/** Faults of texts, catalogues and settings, in Spanish. */
export const contentFaultsInSpanish: Record<keyof typeof contentFaults, FaultWords> = {
  // Texts and catalogues.
  "json-syntax": [
    "El archivo no se puede leer ({{reason}})",
    "Pon ahí la coma, la comilla o el paréntesis que falta.",
  ],
  "json-mark": [
    "El archivo empieza con una marca de orden de bytes",
    "Guárdalo en tu editor como UTF-8 sin BOM.",
  ],
  "json-empty": ["El archivo está vacío", "Recupera su contenido de Git o de una copia."],
  "copy-group": ["Estos textos solo están en «{{other}}»", "Traduce {{source}} en este archivo."],
  "copy-key": ["Falta este texto", "Añádelo, o quítalo de {{source}}."],
  "case-picture": [
    "Falta la imagen",
    "Dibuja las de los informes con npm run take-report-pictures, o pon aquí la imagen.",
  ],
  "copy-empty": "Falta el texto en este idioma",
  "copy-places": [
    "Lleva {{found}} donde el español lleva {{wanted}}",
    "Usa lo mismo en todos los idiomas.",
  ],
  "copy-places-surplus": [
    "Lleva {{found}}, y el español no lleva nada así",
    "Usa lo mismo en todos los idiomas.",
  ],
  "copy-places-missing": [
    "Le falta {{wanted}}, que el español lleva",
    "Usa lo mismo en todos los idiomas.",
  ],
  "copy-count": [
    "Cuenta con {{found}}, y solo hay uno",
    "Escribe la frase para uno, sin el número.",
  ],
  "copy-figure": [
    "Ninguna figura muestra este texto",
    "Escribe {{name}} en una figura de {{folder}}, o quita el texto en los dos idiomas.",
  ],
  "copy-orphan": [
    "Este elemento no está en {{catalogue}}",
    "Añádelo allí, o quita sus textos en los dos idiomas.",
  ],
  "copy-unused": [
    "La web no muestra este texto en ninguna parte",
    "Muéstralo, o quítalo en los dos idiomas.",
  ],
  "copy-unused-group": [
    "La web no usa ninguno de estos textos",
    "Úsalos, o quita el archivo en los dos idiomas.",
  ],
  "text-in-english": ["Parece escrito en inglés: «{{text}}»", "Escríbelo en español."],
  "text-in-spanish": ["Parece escrito en español: «{{text}}»", "Escríbelo en inglés."],
  "text-leftover": ["Contiene «{{found}}»", "Escribe el texto definitivo."],
  "text-unwritten": ["Todavía por escribir", "Escribe lo que empieza por {{mark}}, o quítalo."],
  "texts-unwritten": [
    "Todavía por escribir, y {{more}} más en el mismo archivo",
    "Escribe lo que empieza por {{mark}}, o quítalo.",
  ],
  "entry-twice": ["«{{name}}» está dos veces ({{key}})", "Da a cada uno el suyo."],
  "entry-unworded": ["«{{path}}» no tiene textos en {{copy}}", "Escríbelos, o corrige el nombre."],
  "card-case": [
    "No hay ningún caso «{{slug}}»",
    "Usa uno de {{cases}}, o ninguno: la tarjeta llevará entonces al contacto.",
  ],
  "case-card": [
    "El caso «{{slug}}» no tiene tarjeta, así que ninguna lista lleva a él",
    "Añade una en {{cards}}, o desmarca «Destacado» en el caso.",
  ],
  "category-name": [
    "La categoría «{{name}}» no tiene nombre en este idioma",
    "Añade «{{slug}}» en Textos, Blog.",
  ],
  "category-posts": [
    "Ningún artículo tiene la categoría «{{slug}}»",
    "Quítala en los dos idiomas en Textos, Blog.",
  ],

  // Settings.
  "config-syntax": [
    "Los ajustes no se pueden leer ({{reason}})",
    "Pon la coma, la comilla o el paréntesis que falta ahí o en la línea anterior; npm run doctor -- --fix pone comas y comillas.",
  ],
  "config-computed": "Se calcula en site.config.ts: cámbialo allí",
  "accent-contrast": [
    "Con {{accent}} no se leería: su contraste es {{dark}} bajo texto oscuro y {{light}} como texto sobre fondo oscuro, y hacen falta {{least}}",
    "El más parecido que sí se lee es {{nearest}}.",
  ],
  "totals-inexact": [
    "Los totales no dan con exactitud {{found}}",
    "Usa recuentos, sumas y medias de números por lo que no se suma, o publica filas.",
  ],
  "report-case": ["No hay ningún caso con ese nombre", "Usa uno de {{slugs}}."],
  "portrait-file": ["{{file}} no existe", "Elige otra imagen."],
  "env-unknown": [".env lleva {{name}}, que nada usa", "Quítalo; .env.example los tiene todos."],
  "env-misspelt": [
    ".env lleva {{name}}, que nada usa",
    "Llámalo {{meant}}, si es lo que quieres decir.",
  ],
  "env-sample": [
    ".env lleva en {{name}} el ejemplo de .env.example",
    "Escribe el tuyo, o ponle # delante.",
  ],
  "env-twice": [".env lleva {{name}} dos veces, y vale la última línea", "Quita la primera."],
  "env-value": [
    "{{name}} no sirve en .env: {{found}}",
    "Escríbelo como en .env.example, o quítalo y valdrá lo habitual.",
  ],
  "course-lessons": [
    "La inscripción al minicurso está abierta, pero content/course no tiene lecciones",
    "Escribe alguna, por ejemplo content/course/01-empezar.md, o cierra la inscripción.",
  ],
  "lesson-form": [
    "No se lee como lección, así que no se envía",
    "Llámala como 01-empezar.md y empiézala con tres líneas: ---, title: …, ---; después, su texto.",
  ],
  "lesson-number": [
    "Otra lección tiene el mismo número",
    "Dale uno propio: salen por orden de número, una al día.",
  ],
  "env-needed": [
    "Falta {{name}} en .env, sin el que {{by}} no hace nada",
    "Escríbelo como en .env.example, o quita {{by}}.",
  ],
};
