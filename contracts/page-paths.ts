/** Pages of the site that the service's own pages lead to, below the edition's prefix (§2). */
export const pagePaths = {
  consultations: "/consultorias",
  privacy: "/politica-privacidad",
} as const;
