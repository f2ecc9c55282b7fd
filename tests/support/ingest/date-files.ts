import { csv, lines, type AwkwardFile } from "./awkward-file.ts";

/** Files whose dates or times are awkward. */
export const dateFiles: AwkwardFile[] = [
  {
    title: "Spanish and ISO dates in one column",
    name: "fechas.csv",
    content: () => lines("Fecha;Valor", "31/12/2023;1", "2024-01-15;2", "03/02/2024;3"),
    rows: 3,
    columns: ["fecha dmy", "valor number ,0"],
    doubts: ["dateForms Fecha"],
    from: csv("delim = ';', columns = {'f': 'VARCHAR', 'v': 'VARCHAR'}"),
    sums: {
      fecha:
        "coalesce(try_strptime(f, '%d/%m/%Y'), try_strptime(f, '%Y-%m-%d'))::DATE - DATE '1970-01-01'",
    },
  },
  {
    title: "dates in two orders that contradict each other",
    name: "contradicción.csv",
    content: () => lines("Fecha;Valor", "31/12/2023;1", "12/31/2023;2", "03/02/2024;3"),
    rows: 3,
    columns: ["fecha text", "valor number ,0"],
    doubts: ["mixedDates Fecha"],
  },
  {
    title: "dates that fit two orders",
    name: "órdenes.csv",
    content: () => lines("Fecha;Valor", "01/02/2024;1,5", "05/06/2024;2,5", "11/12/2024;3"),
    rows: 3,
    columns: ["fecha dmy", "valor number ,1"],
    doubts: ["dateOrder Fecha"],
    from: csv("delim = ';', columns = {'f': 'VARCHAR', 'v': 'VARCHAR'}"),
    sums: { fecha: "strptime(f, '%d/%m/%Y')::DATE - DATE '1970-01-01'", valor: "es(v)" },
  },
  {
    title: "months and days in words, dates with times, times",
    name: "citas.csv",
    content: () =>
      lines(
        "Mes;Alta;Cita;Hora;Payment date",
        "ene-24;12 de marzo de 2024;15/01/2024 09:30;9:30;March 5, 2024",
        "feb-24;1 de abril de 2024;16/01/2024 17:05;17:05;Jan 12, 2024",
        "dic-24;30 de septiembre de 2024;17/01/2024 00:00;08:00;Dec 31, 2024",
      ),
    rows: 3,
    columns: ["mes ymd", "alta ymd", "cita dmy time", "hora time", "paymentDate ymd"],
    doubts: ["shortYears Mes"],
  },
];
