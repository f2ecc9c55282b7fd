const rowHeight = 35;
const labelWidth = 118;
const unit = 1.9; // width of one thousand euros

const steps = [
  { id: "planned", from: 0, to: 100, text: "100" },
  { id: "price", from: 86, to: 100, text: "−14" },
  { id: "mix", from: 77, to: 86, text: "−9" },
  { id: "returns", from: 46, to: 77, text: "−31" },
  { id: "shipping", from: 42, to: 46, text: "−4" },
  { id: "actual", from: 0, to: 42, text: "42" },
] as const;

type WaterfallLabels = Record<(typeof steps)[number]["id"], string>;

export function Waterfall({ labels }: { labels: WaterfallLabels }) {
  return steps.map(({ id, from, to, text }, index) => {
    const y = index * rowHeight;
    const isTotal = id === "planned" || id === "actual";
    const look = isTotal ? "example-strong" : "example-context";
    const isNamed = isTotal || id === "returns";
    return (
      <g key={id}>
        <text className={isNamed ? "example-name" : "example-label"} x="0" y={y + 17}>
          {labels[id]}
        </text>
        <rect
          className={id === "returns" ? "sketch-mark" : look}
          x={labelWidth + from * unit}
          y={y}
          width={(to - from) * unit}
          height="24"
        />
        <text
          className={isNamed ? "example-name" : "example-label"}
          x={labelWidth + to * unit + 7}
          y={y + 17}
        >
          {text}
        </text>
      </g>
    );
  });
}

const weeks = [62, 70, 66, 78, 74, 83, 80, 92, 88, 124, 131, 140];
const targetHeight = 112;

function drawColumns(isShown: (height: number) => boolean): string {
  const columns = weeks.map((height, week) =>
    isShown(height) ? `M${String(week * 29)} 190v-${String(height)}h21v${String(height)}z` : "",
  );
  return columns.join("");
}

export function TargetColumns({ labels }: { labels: { target: string } }) {
  return (
    <>
      <path className="example-context" d={drawColumns((height) => height <= targetHeight)} />
      <path className="sketch-mark" d={drawColumns((height) => height > targetHeight)} />
      <path className="example-target" d={`M0 ${String(190 - targetHeight)}H350`} />
      <path className="example-axis" d="M0 190H350" />
      <text className="example-name" x="0" y={190 - targetHeight - 9}>
        {labels.target}
      </text>
    </>
  );
}

export function PairOfLines({ labels }: { labels: { down: string; up: string } }) {
  return (
    <>
      <path className="example-line" d="M4 46C90 52 120 130 200 150S310 168 344 170" />
      <path className="example-line-mark" d="M4 172C90 168 130 112 200 76S310 44 344 38" />
      <path className="example-axis" d="M0 196H350" />
      <text className="example-label" x="4" y="34">
        {labels.down}
      </text>
      <text className="example-name" x="344" y="24" textAnchor="end">
        {labels.up}
      </text>
    </>
  );
}

const stairs = ["connect", "model", "measure", "publish"] as const;

export function Stairs({ labels }: { labels: Record<(typeof stairs)[number], string> }) {
  return (
    <>
      <path className="example-line" d="M0 180H88V136H175V92H262V48" />
      <path className="example-line-mark" d="M262 48H350" />
      {stairs.map((id, index) => (
        <text
          key={id}
          className={id === "publish" ? "example-name" : "example-label"}
          x={index * 87 + 2}
          y={168 - index * 44}
        >
          {labels[id]}
        </text>
      ))}
    </>
  );
}
