import type { Locale } from "../../../../contracts/locale.ts";

/** Headers of office files in both languages. */
const pairs: readonly (readonly [es: string, en: string])[] = [
  ["Fecha", "Date"],
  ["Fecha de pedido", "Order date"],
  ["Fecha pedido", "Order date"],
  ["Fecha de factura", "Invoice date"],
  ["Fecha factura", "Invoice date"],
  ["Fecha de entrega", "Delivery date"],
  ["Fecha de alta", "Sign-up date"],
  ["Día", "Day"],
  ["Mes", "Month"],
  ["Año", "Year"],
  ["Trimestre", "Quarter"],
  ["Hora", "Hour"],
  ["Importe", "Amount"],
  ["Importe total", "Total amount"],
  ["Total", "Total"],
  ["Ventas", "Sales"],
  ["Venta", "Sale"],
  ["Ingresos", "Revenue"],
  ["Facturación", "Revenue"],
  ["Precio", "Price"],
  ["Precio unitario", "Unit price"],
  ["Coste", "Cost"],
  ["Costes", "Costs"],
  ["Gasto", "Expense"],
  ["Gastos", "Expenses"],
  ["Beneficio", "Profit"],
  ["Margen", "Margin"],
  ["Descuento", "Discount"],
  ["IVA", "VAT"],
  ["Cantidad", "Quantity"],
  ["Unidades", "Units"],
  ["Peso", "Weight"],
  ["Producto", "Product"],
  ["Artículo", "Item"],
  ["Referencia", "Reference"],
  ["Categoría", "Category"],
  ["Subcategoría", "Subcategory"],
  ["Familia", "Family"],
  ["Marca", "Brand"],
  ["Modelo", "Model"],
  ["Tipo", "Type"],
  ["Estado", "Status"],
  ["Prioridad", "Priority"],
  ["Motivo", "Reason"],
  ["Canal", "Channel"],
  ["Campaña", "Campaign"],
  ["Origen", "Source"],
  ["Destino", "Destination"],
  ["Cliente", "Customer"],
  ["Proveedor", "Supplier"],
  ["Empleado", "Employee"],
  ["Vendedor", "Salesperson"],
  ["Comercial", "Sales rep"],
  ["Equipo", "Team"],
  ["Departamento", "Department"],
  ["Puesto", "Position"],
  ["Sexo", "Sex"],
  ["Género", "Gender"],
  ["Edad", "Age"],
  ["Segmento", "Segment"],
  ["Sector", "Industry"],
  ["País", "Country"],
  ["Región", "Region"],
  ["Comunidad", "Region"],
  ["Provincia", "Province"],
  ["Ciudad", "City"],
  ["Municipio", "Town"],
  ["Zona", "Area"],
  ["Tienda", "Store"],
  ["Almacén", "Warehouse"],
  ["Oficina", "Office"],
  ["Código postal", "Postal code"],
  ["Pedido", "Order"],
  ["Factura", "Invoice"],
  ["Proyecto", "Project"],
  ["Tarea", "Task"],
  ["Horas", "Hours"],
  ["Minutos", "Minutes"],
  ["Días", "Days"],
  ["Nota", "Score"],
  ["Puntuación", "Score"],
  ["Valoración", "Rating"],
  ["Satisfacción", "Satisfaction"],
  ["Forma de pago", "Payment method"],
  ["Método de pago", "Payment method"],
];

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();

const [fromSpanish, fromEnglish] = [0, 1].map(
  (side) => new Map(pairs.map((pair) => [plain(pair[side]!), pair])),
) as [Map<string, (typeof pairs)[number]>, Map<string, (typeof pairs)[number]>];

/** The name of a column in both languages; one that the list lacks keeps its header in both. */
export type ColumnName = Readonly<Record<Locale, string>> & { isTranslated: boolean };

/** Names a column by its header, without its unit in brackets and with spaces between its words. */
export function nameColumn(header: string): ColumnName {
  const spaced = header
    .replaceAll(/\s*[([](?:€|eur|euros?|\$|usd|£|gbp|%|kg|h|min|uds?\.?)[)\]]\s*/gi, " ")
    .replace(/\s*%$/, "")
    .replaceAll("_", " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const name = /^[A-ZÁÉÍÓÚÑ\d\s]{5,}$/.test(spaced) ? spaced.toLowerCase() : spaced;
  const known = fromSpanish.get(plain(name)) ?? fromEnglish.get(plain(name));
  if (known !== undefined) return { es: known[0], en: known[1], isTranslated: true };
  const shown = name.slice(0, 1).toUpperCase() + name.slice(1);
  return { es: shown, en: shown, isTranslated: false };
}
