type Shape = { bars?: string; line?: string; points?: string };

const sketches: Record<string, { context: Shape; mark: Shape }> = {
  above: {
    context: { bars: "M8 40V24M44 40V30M62 40V26", line: "M4 18H84" },
    mark: { bars: "M26 40V8" },
  },
  cloud: {
    context: { points: "M8 34h0M16 29h0M24 32h0M30 24h0M38 27h0M46 19h0M54 22h0" },
    mark: { points: "M64 11h0M72 14h0M80 5h0" },
  },
  diverge: { context: { line: "M4 32H84" }, mark: { line: "M4 32L28 27 52 17 84 5" } },
  fall: { context: { line: "M4 2V38M84 2V38" }, mark: { line: "M4 8L84 31" } },
  far: {
    context: { line: "M4 2V38", points: "M16 20h0M26 20h0M36 20h0M46 20h0" },
    mark: { points: "M62 20h0M72 20h0M82 20h0" },
  },
  first: { context: { bars: "M26 40V16M44 40V22M62 40V26M80 40V24" }, mark: { bars: "M8 40V4" } },
  flat: { context: { line: "M4 36H84" }, mark: { line: "M4 17L20 19 36 17 52 18 68 16 84 17" } },
  longer: { context: { bars: "M4 31H46" }, mark: { bars: "M4 11H80" } },
  overUnder: {
    context: { line: "M4 20H84", bars: "M52 40V28M70 40V30" },
    mark: { bars: "M16 40V6M34 40V10" },
  },
  pair: { context: { bars: "M8 40V22" }, mark: { bars: "M28 40V6" } },
  peak: { context: { bars: "M8 40V30M26 40V26M62 40V28M80 40V32" }, mark: { bars: "M44 40V4" } },
  ranking: { context: { bars: "M4 20H52M4 34H30" }, mark: { bars: "M4 6H76" } },
  repeat: {
    context: { points: "M10 30h0M38 30h0" },
    mark: { points: "M10 10h0M24 10h0M38 10h0M52 10h0M66 10h0M80 10h0" },
  },
  rise: { context: { line: "M4 36H84" }, mark: { line: "M4 30L24 27 44 20 64 14 84 3" } },
  spread: {
    context: { points: "M34 8h0M44 8h0M54 8h0", line: "M44 0V40" },
    mark: { points: "M8 30h0M22 30h0M40 30h0M62 30h0M80 30h0" },
  },
  swap: { context: { line: "M4 30L84 8" }, mark: { line: "M4 8L84 30" } },
  twoPeaks: {
    context: { bars: "M22 40V30M36 40V28M50 40V31M78 40V29" },
    mark: { bars: "M8 40V6M64 40V8" },
  },
  within: { context: { bars: "M4 20H84" }, mark: { line: "M4 20H66" } },
};

export function KeyPointSketch({ name }: { name: string | undefined }) {
  const sketch = name === undefined ? undefined : sketches[name];
  if (sketch === undefined) throw new Error(`No sketch "${String(name)}"`);
  return (
    <svg className="key-point-sketch" viewBox="2 0 86 40" aria-hidden="true">
      <Drawn shape={sketch.context} kind="context" />
      <Drawn shape={sketch.mark} kind="mark" />
    </svg>
  );
}

function Drawn({ shape, kind }: { shape: Shape; kind: "context" | "mark" }) {
  return Object.entries(shape).map(([form, path]) => (
    <path key={form} className={`key-sketch-${form} key-sketch-${kind}`} d={path} />
  ));
}
