export type Navigation = {
  name: string;
  place: "floor" | "page";
  from: string;
  /** Of the link that is clicked; the first that has it in the page's content. */
  href: string;
};

export const floorNavigation: Navigation = {
  name: "floor",
  place: "floor",
  from: "/es",
  href: "/en",
};

/** The four of issue 13. */
export const navigations: readonly Navigation[] = [
  { name: "home to services", place: "page", from: "/", href: "/servicios" },
  { name: "projects to case", place: "page", from: "/proyectos", href: "/proyectos/soporte-bi" },
  { name: "blog to article", place: "page", from: "/blog", href: "/blog/tu-informe-decide" },
  {
    name: "case to report",
    place: "page",
    from: "/proyectos/soporte-bi",
    href: "/dashboards/soporte-bi",
  },
];
