/**
 * Customers, all invented: name, share of the orders, thousandths of discount, and weights by channel (reps, phone,
 * online).
 */
export const customers: readonly (readonly [string, number, number, readonly number[]])[] = [
  ["Hospital Sierra Alta", 96, 92, [88, 8, 4]],
  ["Universidad de Valmayor", 80, 18, [78, 8, 14]],
  ["Grupo Ferrosa", 66, 40, [82, 10, 8]],
  ["Aseguradora Nexia", 58, 34, [76, 12, 12]],
  ["Ayuntamiento de Ribalta", 52, 46, [84, 12, 4]],
  ["Transportes Lurán", 46, 24, [66, 20, 14]],
  ["Colegio Los Tilares", 42, 20, [62, 14, 24]],
  ["Bodegas Peñamora", 38, 16, [58, 22, 20]],
  ["Clínica Norvalle", 36, 14, [56, 16, 28]],
  ["Hoteles Marenda", 34, 28, [64, 18, 18]],
  ["Constructora Albadín", 32, 30, [68, 20, 12]],
  ["Laboratorios Verdemar", 30, 12, [48, 16, 36]],
  ["Gestoría Olmedal", 28, 6, [30, 22, 48]],
  ["Talleres Brañuela", 26, 8, [34, 32, 34]],
  ["Editorial Paramera", 25, 6, [28, 18, 54]],
  ["Cooperativa El Tejar", 24, 14, [46, 28, 26]],
  ["Academia Bermellón", 22, 4, [16, 16, 68]],
  ["Notaría Castañeda Ruiz", 21, 4, [20, 30, 50]],
  ["Farmacias Solana", 20, 8, [26, 22, 52]],
  ["Estudio Trazo Fino", 19, 0, [6, 8, 86]],
  ["Asesoría Valbuena", 18, 4, [18, 22, 60]],
  ["Imprenta La Prensilla", 17, 12, [42, 26, 32]],
  ["Viveros Arroyal", 16, 4, [20, 34, 46]],
  ["Despacho Lozano y Mir", 15, 2, [12, 20, 68]],
  ["Óptica Claravista", 14, 2, [10, 18, 72]],
  ["Cafés Tostadero Sur", 13, 4, [16, 26, 58]],
  ["Escuela Infantil Pinceles", 12, 0, [8, 14, 78]],
  ["Fundación Aldea Nueva", 11, 6, [24, 26, 50]],
];

export const customerIds = customers.map(([name]) => name);

export const channels = ["reps", "phone", "online"] as const;
