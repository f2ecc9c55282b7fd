// Texts of the example charts, in the units of their shapes in `design/drawings.svg`.

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
