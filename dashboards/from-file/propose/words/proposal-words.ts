import type { Locale } from "../../../../contracts/locale.ts";
import type { ChosenMeasure } from "../choose-measures.ts";
import type { ReasonCode } from "../rules/rule.ts";

/** Sentences of a proposed report: places in braces are filled when it is written, those in double braces when read. */
export type ProposalWords = {
  rows: { one: string; other: string };
  totals: { one: string; other: string };
  both: string;
  page: string;
  reader: string;
  description: string;
  blank: string;
  others: string;
  hourOf: string;
  knownOf: string;
  periods: Readonly<Record<string, string>>;
  measures: Readonly<Record<ChosenMeasure["made"], { name: string; how: string }>>;
  neutral: { one: string; two: string; many: string };
  titles: Readonly<
    Record<"share" | "highest" | "peak" | "peakNow" | "mode" | "few" | "rising" | "falling", string>
  >;
  reasons: Readonly<Record<ReasonCode, string>>;
};

const es: ProposalWords = {
  rows: { one: "fila", other: "filas" },
  totals: { one: "total", other: "totales" },
  both: "{one} y {other}",
  page: "Resumen",
  reader: "Para quien decide con estos datos",
  description: "Informe interactivo: {title}, en {visuals} gráficos que se filtran entre sí.",
  blank: "(en blanco)",
  others: "Otros",
  hourOf: "Hora de {name}",
  knownOf: "Filas con {name}",
  periods: {
    year: "año",
    quarter: "trimestre",
    month: "mes",
    week: "semana",
    day: "día",
    weekday: "día de la semana",
    monthOfYear: "mes del año",
  },
  measures: {
    rows: { name: "Filas", how: "Número de filas." },
    sum: { name: "{name}", how: "Suma de la columna «{name}»." },
    average: {
      name: "Media de {name}",
      how: "Media de la columna «{name}»; las celdas vacías no cuentan.",
    },
    distinct: {
      name: "Recuento de {name}",
      how: "Valores distintos de la columna «{name}»; las celdas vacías no cuentan.",
    },
    rate: {
      name: "{name} sobre {whole}",
      how: "Suma de la columna «{name}» entre la de «{whole}».",
    },
  },
  neutral: {
    one: "{measure} por {first}",
    two: "{measure} por {first} y {second}",
    many: "{first}, con todas sus medidas",
  },
  titles: {
    share: "{measure}: {{best}} suma el {{share}}",
    highest: "{measure}: {{best}}, lo más alto, con {{bestValue}}",
    peak: "{measure}: el máximo, en {{best}}, {{bestValue}}",
    peakNow: "{measure}: el máximo, en {{top}}, {{topValue}}",
    mode: "{first}: lo más frecuente, {{best}}",
    few: "{measure}: {{few}} de {{all}} suman el {{share}}",
    rising: "{measure}, al alza: de {{firstValue}} ({{first}}) a {{lastValue}} ({{last}})",
    falling: "{measure}, a la baja: de {{firstValue}} ({{first}}) a {{lastValue}} ({{last}})",
  },
  reasons: {
    months: "Línea, porque {first} tiene {count} meses con datos.",
    weeks: "Línea por semanas, porque {first} tiene {count} días y menos de seis meses.",
    days: "Línea por días, porque {first} tiene solo {count} días.",
    years: "Línea por años, porque {first} abarca {count} años.",
    seasons: "Columnas por mes del año, porque {first} abarca {count} meses.",
    weekdays: "Columnas por día de la semana, porque {first} tiene días sueltos y no solo meses.",
    hours: "Cuadrícula de días y horas, porque {first} lleva hora.",
    calendar: "Calendario, porque {first} tiene {count} días, casi todos con datos.",
    levels: "Barras que se abren, porque cada valor de {first} es de un solo valor de {second}.",
    few: "Barras, porque {first} tiene {count} valores.",
    most: "Barras de los quince mayores, porque {first} tiene {count} valores.",
    parts: "Áreas, porque {measure} se suma y {first} la reparte en {count} partes.",
    means: "Puntos, porque {measure} no se suma: se compara.",
    rates: "Línea desde donde empiezan los valores, porque {measure} no se suma.",
    grid: "Cuadrícula, porque {first} y {second} tienen pocos valores y se cruzan.",
    trends: "Líneas, porque {second} tiene {count} valores que comparar mes a mes.",
    spread: "Histograma, porque {first} tiene muchos valores distintos y ninguno vacío.",
    points: "Nube de puntos, porque {first} tiene {count} valores con dos medidas cada uno.",
    rows: "Tabla, para leer las medidas de cada valor de {first}.",
  },
};

const en: ProposalWords = {
  rows: { one: "row", other: "rows" },
  totals: { one: "total", other: "totals" },
  both: "{one} and {other}",
  page: "Overview",
  reader: "For those who decide with these data",
  description: "Interactive report: {title}, in {visuals} charts that filter one another.",
  blank: "(blank)",
  others: "Others",
  hourOf: "Hour of {name}",
  knownOf: "Rows with {name}",
  periods: {
    year: "year",
    quarter: "quarter",
    month: "month",
    week: "week",
    day: "day",
    weekday: "day of the week",
    monthOfYear: "month of the year",
  },
  measures: {
    rows: { name: "Rows", how: "Number of rows." },
    sum: { name: "{name}", how: "Sum of the column “{name}”." },
    average: {
      name: "Mean {name}",
      how: "Mean of the column “{name}”; empty cells don’t count.",
    },
    distinct: {
      name: "Count of {name}",
      how: "Different values of the column “{name}”; empty cells don’t count.",
    },
    rate: {
      name: "{name} over {whole}",
      how: "Sum of the column “{name}” divided by that of “{whole}”.",
    },
  },
  neutral: {
    one: "{measure} by {first}",
    two: "{measure} by {first} and {second}",
    many: "{first}, with all measures",
  },
  titles: {
    share: "{measure}: {{best}} makes up {{share}}",
    highest: "{measure}: {{best}} is highest, with {{bestValue}}",
    peak: "{measure}: highest in {{best}}, {{bestValue}}",
    peakNow: "{measure}: highest in {{top}}, {{topValue}}",
    mode: "{first}: most often {{best}}",
    few: "{measure}: {{few}} of {{all}} make up {{share}}",
    rising: "{measure} is rising: from {{firstValue}} ({{first}}) to {{lastValue}} ({{last}})",
    falling: "{measure} is falling: from {{firstValue}} ({{first}}) to {{lastValue}} ({{last}})",
  },
  reasons: {
    months: "A line, because {first} has {count} months with data.",
    weeks: "A line by week, because {first} has {count} days in less than six months.",
    days: "A line by day, because {first} has only {count} days.",
    years: "A line by year, because {first} spans {count} years.",
    seasons: "Columns by month of the year, because {first} spans {count} months.",
    weekdays: "Columns by day of the week, because {first} has single days, not only months.",
    hours: "A grid of days and hours, because {first} has a time of day.",
    calendar: "A calendar, because {first} has {count} days, nearly all with data.",
    levels: "Bars that open up, because each value of {first} belongs to one value of {second}.",
    few: "Bars, because {first} has {count} values.",
    most: "Bars of the fifteen largest, because {first} has {count} values.",
    parts: "Areas, because {measure} adds up and {first} splits it into {count} parts.",
    means: "Dots, because {measure} doesn’t add up: it is compared.",
    rates: "A line from where the values begin, because {measure} doesn’t add up.",
    grid: "A grid, because {first} and {second} have few values and cross.",
    trends: "Lines, because {second} has {count} values to compare month by month.",
    spread: "A histogram, because {first} has many different values and none is empty.",
    points: "A scatter plot, because {first} has {count} values with two measures each.",
    rows: "A table, to read the measures of each value of {first}.",
  },
};

export const proposalWords: Readonly<Record<Locale, ProposalWords>> = { es, en };
