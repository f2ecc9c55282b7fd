// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { paintScene } from "./canvas.ts";
import { everyMark, namedPalette } from "../fixtures/every-mark.ts";

function recordPen(log: string[]): CanvasRenderingContext2D {
  const returned: Record<string, unknown> = {
    getTransform: { a: 2 },
    createPattern: { setTransform: () => undefined, toString: () => "pattern" },
  };
  return new Proxy({} as CanvasRenderingContext2D, {
    get:
      (_, name: string) =>
      (...given: unknown[]) => {
        if (!["save", "getTransform"].includes(name))
          log.push(`${name} ${given.map(String).join(" ")}`.trim());
        return returned[name];
      },
    set: (_, name: string, value) => {
      log.push(`${name} = ${String(value)}`);
      return true;
    },
  });
}

class RecordedPath {
  steps: string[];
  constructor(d?: string) {
    this.steps = d === undefined ? [] : [d];
  }
  rect = (...box: number[]) => this.steps.push(`rect ${box.join(" ")}`);
  arc = (x: number, y: number, r: number) => this.steps.push(`circle ${[x, y, r].join(" ")}`);
  moveTo = (x: number, y: number) => this.steps.push(`from ${[x, y].join(" ")}`);
  lineTo = (x: number, y: number) => this.steps.push(`to ${[x, y].join(" ")}`);
  toString = () => `[${this.steps.join(" ")}]`;
}

test("a canvas is painted with every mark in its look", async () => {
  const log: string[] = [];
  vi.stubGlobal("Path2D", RecordedPath);
  vi.stubGlobal(
    "DOMMatrix",
    class {
      scale = () => undefined;
    },
  );
  vi.spyOn(document, "createElement").mockReturnValue({ getContext: () => recordPen([]) } as never);
  paintScene(recordPen(log), everyMark.marks, namedPalette);
  await expect(`${log.join("\n")}\n`).toMatchFileSnapshot("../fixtures/every-mark-canvas.txt");
});
