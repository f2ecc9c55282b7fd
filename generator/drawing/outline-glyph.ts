interface Point {
  readonly x: number;
  readonly y: number;
}

const mirrorTolerance = 1;

/** A path command in font units, with y upwards: M, L, Q or Z with the coordinates of SVG. */
type PathCommand = { readonly type: string; readonly values: readonly number[] };

/** Writes a glyph's outline as compact relative path data of whole numbers, without accumulating rounding errors. */
export function outlineGlyph(commands: readonly PathCommand[], scale: number): string {
  let data = "";
  let last = "";
  let at: Point = { x: 0, y: 0 };
  let start = at;
  let mirrored = at;

  const write = (letter: string, numbers: readonly number[]): void => {
    const joined = numbers.join(" ").replaceAll(" -", "-");
    const repeated = letter === last && letter !== "m";
    const gap = joined.startsWith("-") ? "" : " ";
    data += (repeated ? gap : letter) + joined;
    last = letter;
  };
  // y points up in fonts and down in SVG.
  const onGrid = (x: number, y: number): Point => ({
    x: Math.round(x * scale),
    y: Math.round(-y * scale),
  });

  for (const [i, { type, values }] of commands.entries()) {
    if (type === "Z") {
      data += "z";
      last = "z";
      at = start;
      continue;
    }
    const to = onGrid(values.at(-2) ?? 0, values.at(-1) ?? 0);
    const dx = to.x - at.x;
    const dy = to.y - at.y;
    if (type === "M") {
      write("m", [dx, dy]);
      start = to;
    } else if (type === "Q") {
      let control = onGrid(values[0] ?? 0, values[1] ?? 0);
      if ((last === "q" || last === "t") && isNear(control, mirrored, mirrorTolerance)) {
        control = mirrored;
        write("t", [dx, dy]);
      } else {
        write("q", [control.x - at.x, control.y - at.y, dx, dy]);
      }
      mirrored = { x: 2 * to.x - control.x, y: 2 * to.y - control.y };
    } else if (commands[i + 1]?.type === "Z" && isNear(to, start, 0)) {
      continue; // closing draws this line
    } else if (dx !== 0 && dy !== 0) {
      write("l", [dx, dy]);
    } else if (dx !== 0) {
      write("h", [dx]);
    } else if (dy !== 0) {
      write("v", [dy]);
    }
    at = to;
  }
  return data;
}

function isNear(a: Point, b: Point, tolerance: number): boolean {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= tolerance;
}
