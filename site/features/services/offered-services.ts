import catalogue from "../../../content/catalogue/services.json" with { type: "json" };
type ServiceCopy = { title: string; description: string; cta: string };

type ServiceEntry = {
  id: string;
  /** Its glyph in `design/drawings.svg`, and its example where that has one. */
  drawing: string;
  /** A page, or the contact form of the page it stands on. */
  leadsTo: string;
};

export type OfferedService = ServiceEntry & ServiceCopy;

/** What is offered, in the order of the catalogue, in the words of a page. */
export function listServices(items: Record<string, ServiceCopy>): OfferedService[] {
  return catalogue.flatMap((entry: ServiceEntry) => {
    const words = items[entry.id];
    return words === undefined ? [] : [{ ...entry, ...words }];
  });
}
