/** Pages of the site that the service leads to, below the edition's prefix (§2). */
export const pagePaths = {
  consultations: "/consultorias",
  /** Thanks for a form posted without JavaScript. */
  enquirySent: "/mensaje-enviado",
  privacy: "/politica-privacidad",
} as const;
