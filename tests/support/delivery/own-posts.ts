import { BLOCKS, INLINES, type Document } from "@contentful/rich-text-types";
import { canary, type FixturePost } from "../blog/forty-posts.ts";
import { linkTo, type StoredEntity } from "./content-model.ts";
import { storePost } from "./store-post.ts";

/** Assets of every space: a picture and a download at the origin, and a picture with the service's own address. */
export function listAssets(origin: string): StoredEntity[] {
  const image = { size: 91_273, image: { width: 1200, height: 675 } };
  return [
    makeAsset("cover", "Portada", {
      url: `${origin}/pictures/cover.svg`,
      details: image,
      fileName: "cover.svg",
      contentType: "image/svg+xml",
    }),
    makeAsset("portrait", "Retrato", {
      url: `${origin}/pictures/portrait.svg`,
      details: image,
      fileName: "portrait.svg",
      contentType: "image/svg+xml",
    }),
    makeAsset("remote", "Foto", {
      url: "//images.ctfassets.net/space/remote/photo.jpg",
      details: image,
      fileName: "photo.jpg",
      contentType: "image/jpeg",
    }),
    makeAsset("sheet", "Datos de ejemplo", {
      url: `${origin}/downloads/ventas.csv`,
      details: { size: 28 },
      fileName: "ventas.csv",
      contentType: "text/csv",
    }),
  ];
}

function makeAsset(id: string, title: string, file: object): StoredEntity {
  const fields = {
    title: { es: title },
    description: { es: `${title}, descrita` },
    file: { es: file },
  };
  return { id, updatedAt: "2026-01-02T08:00:00.000Z", fields };
}

const text = (value: string) => ({ nodeType: "text" as const, value, marks: [], data: {} });
const paragraph = (...content: object[]) => ({ nodeType: BLOCKS.PARAGRAPH, data: {}, content });
const write = (...content: object[]) =>
  ({ nodeType: BLOCKS.DOCUMENT, data: {}, content }) as unknown as Document;
const link = (nodeType: INLINES, target: object, words: string) => ({
  nodeType,
  data: { target },
  content: [text(words)],
});

const base = {
  readTime: 6,
  author: "Tu nombre",
  isPublished: true,
  isFeatured: false,
  categories: ["Power BI"],
};

function writeStar(greeting: string): Document {
  return write(
    paragraph(text(greeting)),
    { nodeType: BLOCKS.EMBEDDED_ASSET, data: { target: linkTo("Asset", "cover") }, content: [] },
    paragraph(
      link(INLINES.ENTRY_HYPERLINK, linkTo("Entry", "dates"), "tabla de fechas"),
      text(" · "),
      link(INLINES.ASSET_HYPERLINK, linkTo("Asset", "sheet"), "datos"),
      text(" · "),
      link(INLINES.ENTRY_HYPERLINK, linkTo("Entry", "draft"), "borrador"),
      text(" · "),
      link(INLINES.ENTRY_HYPERLINK, linkTo("Entry", "nobody"), "nadie"),
    ),
    { nodeType: BLOCKS.EMBEDDED_ASSET, data: { target: linkTo("Asset", "lost") }, content: [] },
  );
}

const posts: (FixturePost & { featuredImage?: string; authorImage?: string })[] = [
  {
    ...base,
    id: "star",
    slug: "modelo-en-estrella",
    publishDate: "2026-05-04T08:00:00.000Z",
    categories: ["Power BI", "Modelado"],
    isFeatured: true,
    featuredImage: "cover",
    authorImage: "portrait",
    copy: {
      es: {
        title: "El modelo en estrella",
        excerpt: "Por qué dos tablas no bastan.",
        content: writeStar("Hechos y dimensiones."),
      },
      en: {
        title: "The star schema",
        excerpt: "Why two tables are not enough.",
        content: writeStar("Facts and dimensions."),
      },
    },
  },
  {
    ...base,
    id: "dates",
    slug: "tabla-de-fechas",
    publishDate: "2026-03-05T10:00+01:00",
    categories: ["Power BI", "Fechas, calendarios"],
    copy: {
      es: {
        title: "La tabla de fechas",
        excerpt: "Un calendario para todas.",
        content: write(paragraph(text("Una fila por día."))),
      },
      en: {
        title: "The date table",
        excerpt: "One calendar for all.",
        content: write(paragraph(text("A row a day."))),
      },
    },
  },
  {
    ...base,
    id: "spain",
    slug: "facturas-verifactu",
    publishDate: "2026-02-01T08:00:00.000Z",
    categories: ["Modelado"],
    featuredImage: "lost",
    copy: {
      es: {
        title: "Facturas con Verifactu",
        excerpt: "Solo para quien factura en España.",
        content: write(paragraph(text("Qué cambia."))),
      },
    },
  },
  {
    ...base,
    id: "draft",
    slug: "borrador",
    publishDate: "2026-01-01T08:00:00.000Z",
    isPublished: false,
    copy: {
      es: { title: `Borrador ${canary}`, excerpt: canary, content: write(paragraph(text(canary))) },
    },
  },
  {
    ...base,
    id: "future",
    slug: "futuro",
    publishDate: "2999-01-01T08:00:00.000Z",
    copy: {
      es: { title: `Futuro ${canary}`, excerpt: canary, content: write(paragraph(text(canary))) },
    },
  },
];

/** Three posts with every possible link target, one of them only in Spanish, and two hidden ones. */
export const ownPosts: StoredEntity[] = posts.map((post) => storePost(post));
