type SourcesLabels = {
  summary: string;
  sources: readonly string[];
  answer: string;
};

const firstY = 19;
const rowHeight = 52;
const startX = 112;
const meeting = { x: 262, y: 97 };
const endX = 342;

export function SourcesSketch({ labels }: { labels: SourcesLabels }) {
  return (
    <svg className="sources" viewBox="0 0 350 194" role="img" aria-label={labels.summary}>
      {labels.sources.map((source, index) => {
        const y = firstY + index * rowHeight;
        const middle = (startX + meeting.x) / 2;
        return (
          <g key={source}>
            <text x="0" y={y + 4}>
              {source}
            </text>
            <path
              className="sources-points"
              d={`M${String(startX)} ${String(y)}C${String(middle + 10)} ${String(y)} ${String(middle)} ${String(meeting.y)} ${String(meeting.x)} ${String(meeting.y)}`}
            />
          </g>
        );
      })}
      <path
        className="sources-halo"
        d={`M${String(meeting.x)} ${String(meeting.y)}H${String(endX)}`}
      />
      <path
        className="sources-line"
        d={`M${String(meeting.x)} ${String(meeting.y)}H${String(endX)}`}
      />
      <circle className="sketch-mark" cx={endX} cy={meeting.y} r="7" />
      <text className="sources-answer" x="350" y={meeting.y - 18} textAnchor="end">
        {labels.answer}
      </text>
    </svg>
  );
}
