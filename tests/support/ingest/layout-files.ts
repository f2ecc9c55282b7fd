import { csv, lines, type AwkwardFile } from "./awkward-file.ts";

const wide = Array.from({ length: 200 }, (_, index) => index + 1);
const abc = "columns = {'a': 'VARCHAR', 'b': 'VARCHAR', 'c': 'VARCHAR'}";

/** Files whose header, rows or quotes are awkward. */
export const layoutFiles: AwkwardFile[] = [
  {
    title: "title rows and merged heads over the real header",
    name: "trimestre.csv",
    content: () =>
      lines(
        "Informe trimestral;;;;",
        "Emitido el 5 de abril;;;;",
        ";;;;",
        ";Ventas;;Costes;",
        "Tienda;Enero;Febrero;Enero;Febrero",
        "Centro;100,5;120;80;90",
        "Puerto;90;110,25;70;75,5",
      ),
    rows: 2,
    columns: [
      "tienda text",
      "ventasEnero number ,1",
      "ventasFebrero number ,2",
      "costesEnero number ,0",
      "costesFebrero number ,1",
    ],
    doubts: ["linesAbove", "headerJoined"],
    from: csv(
      "delim = ';', skip = 4, columns = {'t': 'VARCHAR', 'a': 'VARCHAR', 'b': 'VARCHAR', 'c': 'VARCHAR', 'd': 'VARCHAR'}",
    ),
    sums: { ventasEnero: "es(a)", costesFebrero: "es(d)" },
  },
  {
    title: "totals and subtotals among the rows, a source below",
    name: "provincias.csv",
    content: () =>
      lines(
        "Provincia;Mes;Ventas",
        "Sevilla;Enero;1.000,00",
        "Sevilla;Febrero;1.100,50",
        "Total Sevilla;;2.100,50",
        "Huelva;Enero;300,00",
        "Huelva;Febrero;310,25",
        "Total Huelva;;610,25",
        "Total general;;2.710,75",
        "Fuente: elaboración propia;;",
      ),
    rows: 4,
    columns: ["provincia text", "mes text", "ventas number .,2"],
    doubts: ["linesBelow", "totalsLeftOut Provincia"],
    from: `(SELECT * FROM ${csv(`delim = ';', ${abc}`)} WHERE a NOT LIKE 'Total%' AND a NOT LIKE 'Fuente%')`,
    sums: { ventas: "es(c)" },
  },
  {
    title: "a last row of bare sums",
    name: "sumas.csv",
    content: () => lines("Producto;Uds;Importe", "A;2;10,50", "B;3;20,25", "C;5;1,25", ";10;32,00"),
    rows: 3,
    columns: ["producto text", "uds number ,0", "importe number ,2"],
    doubts: ["lastRowSums"],
    from: `(SELECT * FROM ${csv(`delim = ';', ${abc}`)} WHERE a IS NOT NULL)`,
    sums: { uds: "b::INT", importe: "es(c)" },
  },
  {
    title: "twin and missing names, trailing separators",
    name: "gemelas.csv",
    content: () => lines("Cliente;Importe;;Importe;", "A;1,50;x;2,50;", "B;3,00;y;4,00;"),
    rows: 2,
    columns: ["cliente text", "importe number ,2", "column3 text", "importe2 number ,2"],
    doubts: ["nameMissing column3", "nameTwin Importe"],
    from: csv(
      "delim = ';', columns = {'a': 'VARCHAR', 'b': 'VARCHAR', 'c': 'VARCHAR', 'd': 'VARCHAR', 'e': 'VARCHAR'}",
    ),
    sums: { importe: "es(b)", importe2: "es(d)" },
  },
  {
    title: "line breaks, separators and quotes inside quotes",
    name: "notas.csv",
    content: () =>
      `"Cliente","Nota","Importe"\n"García, S. L.","Llamar\nel lunes; ""urgente""","1.5"\n"Ruiz","","2.25"\n`,
    rows: 2,
    columns: ["cliente text", "nota text", "importe number .2"],
    doubts: [],
    from: csv(`delim = ',', escape = '"', ${abc}`),
    sums: { importe: "us(c)" },
  },
  {
    title: "stray quotes and ragged rows",
    name: "roto.csv",
    content: () =>
      lines(
        "Artículo,Medida,Precio",
        '"Tubo 5" acero",3,10.5',
        'Tubo "viejo",4,11.25',
        "Codo,2",
        "Brida,6,8.75,oferta",
        '"Llave",1,3.00',
      ),
    rows: 5,
    columns: ["articulo text", "medida number .0", "precio number .2"],
    doubts: ["shortRows", "longRows", "quotesRepaired"],
  },
  {
    title: "the separator declared in the first line",
    name: "declarado.csv",
    content: () => lines("sep=|", "Zona|Valor", "a;b|1,5", "c;d|2,5"),
    rows: 2,
    columns: ["zona text", "valor number ,1"],
    doubts: [],
    from: csv("delim = '|', skip = 1, columns = {'z': 'VARCHAR', 'v': 'VARCHAR'}"),
    sums: { valor: "es(v)" },
  },
  {
    title: "a repeated header, and another table below",
    name: "apilado.csv",
    content: () =>
      lines(
        "Día;Ventas;Tienda",
        "01/01/2024;10;Sur",
        "Día;Ventas;Tienda",
        "13/02/2024;20;Sur",
        ";;",
        "Empleado;Horas;Turno",
        "Ana;8;Tarde",
        "Luis;7;Noche",
      ),
    rows: 2,
    columns: ["dia dmy", "ventas number ,0", "tienda text"],
    doubts: ["headerRepeated", "secondTable"],
  },
  {
    title: "no header",
    name: "sin-cabecera.csv",
    content: () => lines("01/03/2024;Norte;12,5", "15/03/2024;Sur;13,5", "31/03/2024;Norte;14"),
    rows: 3,
    columns: ["column1 dmy", "column2 text", "column3 number ,1"],
    doubts: ["noHeader"],
    from: csv(`delim = ';', ${abc}`).replace("header = true", "header = false"),
    sums: { column3: "es(c)" },
  },
  {
    title: "years as names, capitals and spaces that differ",
    name: "años.csv",
    content: () =>
      lines(
        "Región;2022;2023;2024",
        "Galicia;1;2;3",
        "galicia;4;5;6",
        "Murcia ;7;8;9",
        "Murcia;1;1;1",
      ),
    rows: 4,
    columns: [
      "region text",
      "column2022 number ,0",
      "column2023 number ,0",
      "column2024 number ,0",
    ],
    doubts: ["spacesTrimmed Región", "capitalsDiffer Región", "wideTable"],
    from: csv(
      "delim = ';', columns = {'r': 'VARCHAR', 'a': 'VARCHAR', 'b': 'VARCHAR', 'c': 'VARCHAR'}",
    ),
    sums: { column2022: "a::INT", column2024: "c::INT" },
  },
  {
    title: "200 columns",
    name: "ancho.csv",
    content: () =>
      lines(
        wide.map((column) => `Medida ${String(column)}`).join(";"),
        ...[1, 2, 3].map((row) =>
          wide.map((column) => `${String(column)},${String(row)}5`).join(";"),
        ),
      ),
    rows: 3,
    columns: wide.map((column) => `medida${String(column)} number ,2`),
    doubts: [],
    from: csv(
      `delim = ';', columns = {${wide.map((column) => `'c${String(column)}': 'VARCHAR'`).join(", ")}}`,
    ),
    sums: { medida1: "es(c1)", medida200: "es(c200)" },
  },
];
