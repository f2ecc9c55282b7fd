type Shape = { bars?: string; line?: string; points?: string };

const sketches: Record<string, { context: Shape; mark: Shape }> = {
  cloud: {
    context: { points: "M8 34h0M16 29h0M24 32h0M30 24h0M38 27h0M46 19h0M54 22h0" },
    mark: { points: "M64 11h0M72 14h0M80 5h0" },
  },
  far: {
    context: { line: "M4 2V38", points: "M16 20h0M26 20h0M36 20h0M46 20h0" },
    mark: { points: "M62 20h0M72 20h0M82 20h0" },
  },
  first: { context: { bars: "M26 40V16M44 40V22M62 40V26M80 40V24" }, mark: { bars: "M8 40V4" } },
  longer: { context: { bars: "M4 31H46" }, mark: { bars: "M4 11H80" } },
  swap: { context: { line: "M4 30L84 8" }, mark: { line: "M4 8L84 30" } },
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
