// Texts of the example charts, in the units of their shapes in `design/drawings.svg`.
const rowHeight = 35;

// `end` is the end of a bar, before its value.
const steps = [
  { id: "planned", end: 308, text: "100" },
  { id: "price", end: 308, text: "−14" },
  { id: "mix", end: 281.4, text: "−9" },
  { id: "returns", end: 264.3, text: "−31" },
  { id: "shipping", end: 205.4, text: "−4" },
  { id: "actual", end: 197.8, text: "42" },
] as const;

type WaterfallLabels = Record<(typeof steps)[number]["id"], string>;

export function WaterfallText({ labels }: { labels: WaterfallLabels }) {
  return steps.map(({ id, end, text }, index) => {
    const y = index * rowHeight + 17;
    const isNamed = id === "planned" || id === "actual" || id === "returns";
    const look = isNamed ? "example-name" : undefined;
    return (
      <g key={id} className={look}>
        <text y={y}>{labels[id]}</text>
        <text x={Math.round(end + 7)} y={y}>
          {text}
        </text>
      </g>
    );
  });
}

export function ColumnsText({ labels }: { labels: { target: string } }) {
  return (
    <text className="example-name" y="69">
      {labels.target}
    </text>
  );
}

export function LinesText({ labels }: { labels: { down: string; up: string } }) {
  return (
    <>
      <text x="4" y="34">
        {labels.down}
      </text>
      <text className="example-name" x="344" y="24" textAnchor="end">
        {labels.up}
      </text>
    </>
  );
}

const stairs = ["connect", "model", "measure", "publish"] as const;

export function StairsText({ labels }: { labels: Record<(typeof stairs)[number], string> }) {
  return stairs.map((id, index) => (
    <text
      key={id}
      className={id === "publish" ? "example-name" : undefined}
      x={index * 87 + 2}
      y={168 - index * 44}
    >
      {labels[id]}
    </text>
  ));
}
