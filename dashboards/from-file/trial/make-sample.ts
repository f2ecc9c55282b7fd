import { numberSigns, type Locale } from "../../../contracts/locale.ts";
import { SeededRandom } from "../../data/seeded-random.ts";

const words = {
  es: {
    file: "ventas-tienda.csv",
    head: "Fecha;Pedido;Canal;Provincia;Categoría;Unidades;Importe;Descuento",
    channels: ["Tienda", "Web", "Comercial"],
    provinces: "Madrid Barcelona València Sevilla Bizkaia Zaragoza Málaga Murcia".split(" "),
    goods: "Oficina Papel Tinta Mueble Informática Regalo".split(" "),
    before: "",
    after: " €",
    separator: ";",
  },
  en: {
    file: "shop-sales.csv",
    head: "Date,Order,Channel,Region,Category,Units,Amount,Discount",
    channels: ["Store", "Online", "Sales team"],
    provinces: "Northeast Midwest South West Southwest Mountain Pacific Islands".split(" "),
    goods: "Office Paper Ink Furniture Computers Gifts".split(" "),
    before: "$",
    after: "",
    separator: ",",
  },
};

const rowCount = 18_240;
const days = 1096;
const firstDay = Date.UTC(2023, 0, 1);
const dayMs = 86_400_000;
/** Sales of each month beside those of a plain one: a high November and a low August. */
const season = [9, 9, 10, 10, 10, 10, 9, 6, 10, 12, 18, 15];
const prices = [18, 9, 24, 190, 320, 28];

/** Makes a file of invented sales in the language of its reader, whose reading leaves no doubt. */
export function makeSample(language: Locale): { file: Blob; name: string } {
  const {
    file: name,
    head,
    channels,
    provinces,
    goods,
    before,
    after,
    separator,
  } = words[language];
  const { point } = numberSigns[language];
  const seeded = new SeededRandom(31);
  const random = (): number => seeded.next() / 2 ** 32;
  const lines = [head];
  let order = 20_000;
  for (let day = 0; day < days; day += 1) {
    const date = new Date(firstDay + day * dayMs);
    const growth = 1 + day / days / 3;
    const share = (season[date.getUTCMonth()]! / 10.67) * growth;
    const wanted = ((rowCount / days) * share) / 1.1667;
    const count = Math.floor(wanted + random());
    for (let row = 0; row < count && lines.length <= rowCount; row += 1) {
      order += 1;
      const good = pick(goods.length, random, 1.4);
      const channel = good === 4 ? 1 : pick(channels.length, random, 1.2);
      const units = 1 + pick(6, random, 2);
      const discount = pick(4, random, 2) * 5;
      const amount = units * prices[good]! * (0.8 + random() * 0.5) * (1 - discount / 100);
      lines.push(
        [
          writeDate(date, language),
          `P${String(order)}`,
          channels[channel],
          provinces[pick(provinces.length, random, 1.8)],
          goods[good],
          units,
          before + amount.toFixed(2).replace(".", point) + after,
          `${String(discount)} %`,
        ].join(separator),
      );
    }
  }
  return { file: new Blob([`${lines.join("\n")}\n`]), name };
}

/** Picks a place; the first ones are picked more often, the larger `lean` is. */
function pick(count: number, random: () => number, lean: number): number {
  return Math.floor(count * random() ** lean);
}

function writeDate(date: Date, language: Locale): string {
  const iso = date.toISOString().slice(0, 10);
  return language === "en" ? iso : iso.split("-").toReversed().join("/");
}
