import { csv, encodeUtf16, encodeWindows, lines, type AwkwardFile } from "./awkward-file.ts";

const payroll = lines(
  "Sección;Coste",
  "Administración;2.100,75 €",
  "Diseño;1.950,00 €",
  "Niños;3,10 €",
);

/** Files whose numbers, percentages, currencies and encodings are awkward. */
export const numberFiles: AwkwardFile[] = [
  {
    title: "semicolons, byte order mark, decimal commas and euros",
    name: "ventas.csv",
    content: () =>
      lines(
        "\uFEFFFecha;Ciudad;Importe (€);Unidades",
        "15/01/2024;Málaga;1.234,50 €;3",
        "16/01/2024;Cádiz;12,05 €;12",
        "29/02/2024;León;10.000,00 €;1",
      ),
    rows: 3,
    columns: ["fecha dmy", "ciudad text", "importe number .,2 EUR", "unidades number ,0"],
    doubts: [],
    from: csv(
      "delim = ';', columns = {'f': 'VARCHAR', 'c': 'VARCHAR', 'i': 'VARCHAR', 'u': 'VARCHAR'}",
    ),
    sums: { importe: "es(i)", unidades: "u::INT" },
  },
  {
    title: "Windows-1252 with accents and euros",
    name: "nóminas.csv",
    content: () => encodeWindows(payroll),
    twin: () => payroll,
    rows: 3,
    columns: ["seccion text", "coste number .,2 EUR"],
    doubts: ["windows1252"],
    from: csv("delim = ';', columns = {'s': 'VARCHAR', 'c': 'VARCHAR'}"),
    sums: { coste: "es(c)" },
  },
  {
    title: "UTF-16 with tabs, as Excel's Unicode text",
    name: "unicode.txt",
    content: () => encodeUtf16(lines("Año\tPaís\tValor", "2023\tEspaña\t1,5", "2024\tPerú\t2,25")),
    rows: 2,
    columns: ["anyo number ,0", "pais text", "valor number ,2"],
    doubts: [],
    from: csv(
      "delim = '\t', encoding = 'utf-16', columns = {'a': 'VARCHAR', 'p': 'VARCHAR', 'v': 'VARCHAR'}",
    ),
    sums: { valor: "es(v)" },
  },
  {
    title: "percentages as texts, some without decimals",
    name: "márgenes.csv",
    content: () => lines("Línea;Margen;Cuota (%)", "A;12,5 %;10", "B;-3 %;20,5", "C;0,75%;69,5"),
    rows: 3,
    columns: ["linea text", "margen number ,2 percent", "cuota number ,1 percent"],
    doubts: [],
    from: csv("delim = ';', columns = {'l': 'VARCHAR', 'm': 'VARCHAR', 'q': 'VARCHAR'}"),
    sums: { margen: "es(m)", cuota: "es(q)" },
  },
  {
    title: "thousands that may be decimals, decided by the other columns",
    name: "miles.csv",
    content: () =>
      lines("Zona;Visitas;Ticket", "Norte;1.234;12,50", "Sur;2.500;9,99", "Este;1.001;7,05"),
    rows: 3,
    columns: ["zona text", "visitas number .,0", "ticket number ,2"],
    doubts: ["thousandsOrDecimals Visitas"],
    from: csv("delim = ';', columns = {'z': 'VARCHAR', 'v': 'VARCHAR', 't': 'VARCHAR'}"),
    sums: { visitas: "es(v)", ticket: "es(t)" },
  },
  {
    title: "American thousands in quotes",
    name: "orders.csv",
    content: () =>
      lines(
        "Order,Date,Amount",
        '1,01/31/2024,"$1,234.50"',
        '2,02/28/2024,"$12,000.00"',
        "3,12/01/2024,$7.25",
      ),
    rows: 3,
    columns: ["order number .0", "date mdy", "amount number ,.2 USD"],
    doubts: [],
    from: csv("delim = ',', columns = {'o': 'VARCHAR', 'd': 'VARCHAR', 'a': 'VARCHAR'}"),
    sums: { amount: "us(a)" },
  },
  {
    title: "thousands in both styles in one column",
    name: "mezcla.csv",
    content: () => lines("Factura;Importe", "F1;1.234,50", "F2;1,234.50", "F3;99,00"),
    rows: 3,
    columns: ["factura text", "importe text"],
    doubts: ["mixedMarks Importe"],
  },
  {
    title: "spaces and apostrophes between thousands",
    name: "suiza.csv",
    content: () =>
      lines(
        "Cuenta;Saldo;Franken",
        "X;1 234 567,80;1'234.50",
        "Y;-12 000,20;20'000.25",
        "Z;5,00;7.75",
      ),
    rows: 3,
    columns: ["cuenta text", "saldo number  ,2", "franken number '.2"],
    doubts: [],
    from: csv("delim = ';', columns = {'c': 'VARCHAR', 's': 'VARCHAR', 'f': 'VARCHAR'}"),
    sums: { saldo: "es(s)", franken: "us(f)" },
  },
  {
    title: "negatives in brackets, behind, and with a minus sign",
    name: "asientos.csv",
    content: () =>
      lines("Cuenta;Importe;Ajuste", "430;(1.200,00);5-", "572;1.200,00;3", "629;(0,50);−2"),
    rows: 3,
    columns: ["cuenta number ,0", "importe number .,2", "ajuste number ,0"],
    doubts: [],
    from: csv("delim = ';', columns = {'c': 'VARCHAR', 'i': 'VARCHAR', 'a': 'VARCHAR'}"),
    sums: {
      importe:
        "CASE WHEN i LIKE '(%' THEN -es(replace(replace(i, '(', ''), ')', '')) ELSE es(i) END",
    },
  },
  {
    title: "several currencies in a column",
    name: "divisas.csv",
    content: () =>
      lines(
        "Cliente;Importe;Peso",
        "A;1.000,00 €;2,5 kg",
        "B;$ 250,00;1 kg",
        "C;99,95 GBP;0,75 kg",
      ),
    rows: 3,
    columns: ["cliente text", "importe number .,2 EUR USD GBP", "peso number ,2 kg"],
    doubts: ["severalUnits Importe"],
    from: csv("delim = ';', columns = {'c': 'VARCHAR', 'i': 'VARCHAR', 'p': 'VARCHAR'}"),
    sums: { importe: "es(i)", peso: "es(p)" },
  },
  {
    title: "codes with leading zeros, phones and long numbers",
    name: "clientes.csv",
    content: () =>
      lines(
        "CP;Teléfono;Cuenta;Pedidos",
        "08001;600 123 456;21000418450200051332;4",
        "28013;611 222 333;21000418450200051333;12",
        "01001;622 333 444;21000418450200051334;1",
      ),
    rows: 3,
    columns: ["cp text", "telefono text", "cuenta text", "pedidos number ,0"],
    doubts: ["leadingZeros CP", "phones Teléfono", "longDigits Cuenta"],
    from: csv(
      "delim = ';', columns = {'a': 'VARCHAR', 'b': 'VARCHAR', 'c': 'VARCHAR', 'p': 'VARCHAR'}",
    ),
    sums: { pedidos: "p::INT" },
  },
  {
    title: "blanks and words for missing values",
    name: "encuesta.csv",
    content: () =>
      lines(
        "Id;Nota;Fecha;Comentario",
        "1;7,5;01/12/2023;bien",
        "2;N/A;;-",
        "3;;13/12/2023;",
        "4;s/d;n/d;N/A",
        "",
        "5;10,0;31/12/2023;ok",
      ),
    rows: 5,
    columns: [
      "id number ,0",
      "nota number ,1 without N/A s/d",
      "fecha dmy without n/d",
      "comentario text",
    ],
    doubts: ["nullTexts Nota", "nullTexts Fecha"],
    from: csv(
      "delim = ';', null_padding = true, columns = {'i': 'VARCHAR', 'n': 'VARCHAR', 'f': 'VARCHAR', 'c': 'VARCHAR'}",
    ),
    sums: { nota: "CASE WHEN n SIMILAR TO '[0-9,]+' THEN es(n) END" },
  },
  {
    title: "numbers of which one is a word",
    name: "pendiente.csv",
    content: () => lines("Pedido;Coste", "1;10,5", "2;pendiente", "3;20,25", "4;7,0", "5;3,0"),
    rows: 5,
    columns: ["pedido number ,0", "coste text"],
    doubts: ["almostNumbers Coste"],
  },
];
