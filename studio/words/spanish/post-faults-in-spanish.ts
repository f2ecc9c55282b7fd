import type { FaultWords } from "../../../contracts/value-faults.ts";
import type { postFaults } from "../../../generator/faults/english/post-faults.ts";

/** Faults of posts and pages of text, in Spanish. */
export const postFaultsInSpanish: Record<keyof typeof postFaults, FaultWords> = {
  // Fields above a post or a page of text.
  "yaml-syntax": [
    "Esta línea no se puede leer",
    "Pon entre comillas un texto que lleve dos puntos, # o comillas.",
  ],
  "fields-block": [
    "Faltan los datos del artículo",
    "Empieza el archivo con ellos, entre dos líneas de --- (docs/blog.md).",
  ],
  "fields-none": ["Faltan los datos", "Escribe líneas como title: Mi título."],
  "field-unknown": ["Este dato no existe", "Los que hay: {{known}}."],
  "field-elsewhere": ["Este dato no va aquí", "Quítalo: está en es.md."],
  "field-slug": ["Este dato no existe", "La dirección es el nombre de la carpeta: cámbialo allí."],
  "field-missing": "Falta este dato",
  "field-line": ["«{{from}}» no se puede leer", "Escribe «{{to}}»."],
  "featured-alt": "Di en una frase qué se ve en la portada",

  // Folders of posts.
  "post-address": [
    "«{{slug}}» no puede ser la dirección de un artículo",
    "Cambia el nombre de la carpeta: minúsculas sin acentos y cifras, con guiones entre palabras.",
  ],
  "post-folder": ["Hay una carpeta dentro de un artículo", "Pon los archivos junto a es.md."],
  "post-beside": [
    "Hay un archivo suelto entre los artículos",
    "Un artículo es una carpeta con un es.md.",
  ],
  "post-language": [
    "No es un idioma de la web",
    "Un artículo tiene es.md y, si está traducido, {{others}}.",
  ],
  "post-spanish": [
    "Falta es.md",
    "Escribe primero el artículo en español: {{others}} es su traducción.",
  ],
  "post-languages": [
    "Falta el texto en {{missing}}",
    "Escribe el artículo en todos los idiomas, o solo en español.",
  ],
  "post-slug": [
    "El nombre de la carpeta se confunde con el de {{other}}: {{name}}",
    "Da a cada artículo el suyo.",
  ],
  "post-title": ["El título es el de {{other}}: {{name}}", "Da a cada artículo el suyo."],
  "category-letters": ["Hay una categoría sin letras", "Ponle un nombre con letras o cifras."],
  "category-spelling": [
    "La categoría «{{name}}» se escribe «{{known}}» en {{other}}",
    "Escríbela igual en todas partes.",
  ],
  "file-address": [
    "El nombre «{{name}}» no puede ser una dirección",
    "Cámbialo: minúsculas sin acentos, cifras, guiones y puntos.",
  ],
  "file-kind": [
    "Los archivos {{ending}} no se publican",
    "Quítalo, o añade su tipo a contracts/file-kinds.ts.",
  ],
  "file-size": [
    "No se sabe cuánto mide la imagen",
    "Usa una que diga su ancho y su alto: {{endings}}.",
  ],
  "file-unused": ["Ningún texto usa este archivo", "Muéstralo, enlázalo o quítalo."],
  "figure-words": [
    "La figura pide el texto {{name}}, que no está escrito",
    "Escríbelo en {{words}}, o corrige el nombre.",
  ],
  "contentful-away": [
    "Contentful no ha dado los artículos de {{space}}, y no hay copia de antes: {{reason}}",
    "Comprueba VITE_CONTENTFUL_* y la red, y vuelve a construir; sin esos ajustes, la web usa content/blog.",
  ],

  // Markdown of posts.
  "text-character": ["Hay un carácter invisible", "Vuelve a escribir el texto de esta línea."],
  "text-opening": [
    "El texto no empieza con un párrafo",
    "Empieza con el párrafo que lleva a lo demás; el título ya está arriba.",
  ],
  "text-html": ["HTML: {{text}}", "Escríbelo en Markdown, como dice docs/blog.md."],
  "text-reference": [
    "Hay una nota al pie o un enlace por referencia",
    "Escribe la nota en la frase, y la dirección detrás de las palabras.",
  ],
  "text-struck": ["Hay palabras tachadas: {{words}}", "Quítalas, o di que se corrigieron."],
  "text-task": ["Hay una casilla de tarea", "Escribe un punto de lista sin casilla."],
  "text-number": [
    "Lleva el número {{number}}, donde la lista muestra {{shown}}",
    "Numera desde 1 y sangra lo que va entre dos puntos.",
  ],
  "quote-block": ["Una cita solo lleva párrafos", "Pon lo demás debajo."],
  "list-block": ["Una lista no puede llevar esto", "Ponlo debajo de la lista."],
  "heading-level": [
    "Un título de nivel {{level}}: {{words}}",
    "Usa ## y ###: el # es el título de la página.",
  ],
  "heading-order": [
    "Un ### antes de cualquier ##: {{words}}",
    "Ponlo debajo de un ##, o conviértelo en uno.",
  ],
  "underline-open": ["Un <u> no se cierra", "Ciérralo con </u> en el mismo párrafo."],
  "underline-twice": ["Hay un <u> dentro de otro", "Cierra antes el primero."],
  "underline-end": ["Hay un </u> sin su <u>", "Ábrelo en el mismo párrafo."],
  "picture-inline": [
    "Hay una imagen en medio del texto: {{url}}",
    "Dale una línea propia, con otra vacía delante y detrás.",
  ],
  "picture-alt": ["La imagen {{url}} no tiene descripción", "Di entre los corchetes qué se ve."],
  "picture-file": [
    "No hay ninguna imagen {{url}}",
    "Pon el archivo en la carpeta del artículo, o corrige el nombre.",
  ],
  "picture-kind": ["{{url}} no es una imagen", "Ofrécelo como descarga: [palabras](archivo)."],
  "link-empty": ["Hay un enlace sin palabras: {{url}}", "Escribe adónde lleva."],
  "link-title": ["Un enlace lleva título", "Dilo en las palabras del enlace."],
  "link-post-page": [
    "Se enlaza un artículo por su dirección: {{url}}",
    "Enlaza su archivo: ../su-nombre/es.md.",
  ],
  "link-page": ["{{url}} no es una página de la web", "Corrígela; se escribe sin /en."],
  "link-post": ["{{url}} no es un artículo", "Enlaza uno de este idioma: ../su-nombre/es.md."],
  "link-scheme": [
    "No se puede enlazar {{url}}",
    "Usa https://, mailto:, una página de la web, un artículo o un archivo.",
  ],
  "link-bare": ["A la dirección {{url}} le falta https://", "Escribe https://{{url}}."],
  "link-file": [
    "No hay ningún archivo {{url}}",
    "Ponlo en la carpeta del artículo, o corrige el nombre.",
  ],

  // Pages of text.
  "page-fields": [
    "El archivo debe empezar con un bloque entre dos líneas de ---",
    "Escribe ahí title, description y updated.",
  ],
  "page-heading": [
    "Un título es texto sin formato: {{words}}",
    "Quítale las negritas, el código y los enlaces.",
  ],
  "page-id": ["Dos títulos tienen el nombre «{{id}}»", "Da a uno el suyo: {#nombre}."],
  "page-cells": [
    "La fila debe tener {{count}} celdas",
    "Ponle tantas como tiene la cabecera de su tabla.",
  ],
  "page-markdown": [
    "«{{found}}» no se entiende aquí",
    "Usa títulos con ## y ###, párrafos, listas simples, tablas, negritas, código o enlaces.",
  ],
  "page-leftover": ["«{{found}}» no se entiende aquí: {{text}}", "Ciérralo, o quítalo."],
  "page-value": ["{{name}} no existe aquí", "Los que hay: {{known}}."],
  "page-braces": ["Unas llaves no se cierran: {{text}}", "Ciérralas con otras dos."],
  "page-link": [
    "{{url}} no lleva a ninguna parte",
    "Usa https://, mailto: o una página de la web.",
  ],
};
