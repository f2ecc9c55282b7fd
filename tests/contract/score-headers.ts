/**
 * Returns the score of an answer by the rules of MDN's HTTP Observatory, without cookies, redirects and third-party
 * scripts.
 */
export function scoreHeaders(headers: Headers): number {
  const points = [
    scorePolicy(headers),
    scoreFrames(headers),
    /max-age=(?:1[6-9]|[2-9]\d|\d{3})\d{6}/.test(read(headers, "strict-transport-security"))
      ? 0
      : -20,
    read(headers, "x-content-type-options") === "nosniff" ? 0 : -5,
    /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
      read(headers, "referrer-policy"),
    )
      ? 5
      : 0,
    /^same-(?:origin|site)$/.test(read(headers, "cross-origin-resource-policy")) ? 10 : 0,
  ];
  const [lost, won] = [points.filter((point) => point < 0), points.filter((point) => point > 0)];
  const score = 100 + sum(lost);
  // Bonus points count only from 90 on.
  return score >= 90 ? score + sum(won) : score;
}

function scorePolicy(headers: Headers): number {
  const policy = read(headers, "content-security-policy");
  if (policy === "") return -25;
  if (
    /'unsafe-(?:inline|eval)'|(?:script|default)-src[^;]* (?:\*|https?:|data:)(?:[ ;]|$)/.test(
      policy,
    )
  )
    return -20;
  return /default-src 'none'(?:;|$)/.test(policy) ? 10 : 5;
}

function scoreFrames(headers: Headers): number {
  if (/frame-ancestors '(?:none|self)'/.test(read(headers, "content-security-policy"))) return 5;
  return /^(?:DENY|SAMEORIGIN)$/.test(read(headers, "x-frame-options")) ? 0 : -20;
}

function read(headers: Headers, name: string): string {
  return headers.get(name) ?? "";
}

function sum(points: readonly number[]): number {
  return points.reduce((total, point) => total + point, 0);
}
