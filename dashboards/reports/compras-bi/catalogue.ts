/** Families in the order of their codes; the case is about the first. */
export const families = ["fertiliser", "seed", "protection", "packaging"] as const;

/** Items: id, code of the family, price in January in thousandths of a euro per kilo, share of the family's kilos. */
export const items: readonly (readonly [string, number, number, number])[] = [
  ["urea", 0, 380, 22],
  ["ammoniumNitrate", 0, 255, 26],
  ["npk", 0, 345, 22],
  ["dap", 0, 480, 14],
  ["potash", 0, 330, 8],
  ["organic", 0, 210, 8],
  ["wheat", 1, 520, 36],
  ["barley", 1, 470, 30],
  ["maize", 1, 4900, 9],
  ["sunflower", 1, 6200, 4],
  ["alfalfa", 1, 4300, 6],
  ["herbicide", 2, 7400, 30],
  ["fungicide", 2, 11_200, 22],
  ["insecticide", 2, 16_500, 10],
  ["copper", 2, 6100, 26],
  ["adjuvant", 2, 4800, 12],
  ["crates", 3, 2150, 30],
  ["cardboard", 3, 1180, 42],
  ["bigBags", 3, 2600, 12],
  ["film", 3, 2350, 10],
  ["nets", 3, 3900, 6],
];

export const itemIds = items.map(([id]) => id);
export const familyOfItem = items.map(([, family]) => family);

/** Suppliers, all invented: name, share of the lines by family, and price in thousandths of the usual one. */
export const suppliers: readonly (readonly [string, readonly number[], number])[] = [
  ["Agro Valdelmira", [24, 20, 24, 18], 1012],
  ["La Besana", [20, 19, 21, 20], 1004],
  ["Hermanos Tordil", [14, 20, 17, 17], 1018],
  ["Abonos Solmar", [10, 0, 2, 0], 992],
  ["Abonos Jalavera", [9, 0, 0, 0], 985],
  ["El Majano", [8, 5, 6, 0], 978],
  ["Camporrubio", [8, 0, 3, 0], 930],
  ["Agro Ladera", [7, 9, 0, 0], 952],
  ["Trigal Viejo", [0, 18, 0, 0], 990],
  ["Alborada", [0, 9, 0, 0], 996],
  ["Verdejar", [0, 0, 27, 0], 988],
  ["Envases Lirial", [0, 0, 0, 28], 986],
  ["Riomayor", [0, 0, 0, 17], 994],
];

export const supplierIds = suppliers.map(([name]) => name);
export const largest = supplierIds.slice(0, 3);

/** Sections of the cooperative: id, share of the lines by family, and price in thousandths of the usual one. */
export const sections: readonly (readonly [string, readonly number[], number])[] = [
  ["cereals", [44, 62, 26, 4], 984],
  ["olives", [20, 0, 22, 22], 998],
  ["fruit", [15, 4, 22, 36], 1012],
  ["vegetables", [13, 30, 16, 28], 1024],
  ["vines", [8, 4, 14, 10], 1006],
];

export const sectionIds = sections.map(([id]) => id);
