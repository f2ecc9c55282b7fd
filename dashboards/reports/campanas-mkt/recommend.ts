import type { Recommend } from "../../query/claims/recommendation.ts";

const [step, start] = [5000, 30_000];

/** Counts the enrolments that money moved from social media to e-mail has to bring there, so that it pays. */
export const recommend: Recommend = ({
  rows,
  column,
  code,
  level,
  isFiltered,
  addUp,
  inEuros,
  inPercent,
  whole,
  lever,
  along,
}) => {
  if (["campaign", "record", "first"].some(isFiltered)) return {};
  const [campaign, record] = [column("campaign"), column("record")];
  const [spending, clicks] = [column("spending"), column("clicks")];
  const { of: channelOf, labels } = level("campaign", "channel");
  const enrolment = code("record", "enrolment");
  const measure = (some: Uint32Array) => ({
    spent: addUp(some, (row) => spending[row]! / 100),
    clicks: addUp(some, (row) => clicks[row]!),
    enrolments: some.filter((row) => record[row] === enrolment).length,
  });
  const ofChannel = (channel: string) =>
    measure(rows.filter((row) => labels[channelOf[campaign[row]!]!] === channel));
  const [all, social, email] = [measure(rows), ofChannel("social"), ofChannel("email")];
  const [now, best] = [social, email].map(({ spent, enrolments }) => spent / enrolments);
  // A larger share of the clicks than of the enrolments.
  const isTrue = social.clicks / all.clicks > (1.5 * social.enrolments) / all.enrolments;
  if (!isTrue || !(best! < now!)) return {};
  const moved = lever({ min: step, max: social.spent, step, start }, inEuros);
  return {
    finding: {
      spent: inEuros(social.spent),
      clicks: inPercent(social.clicks / all.clicks),
      enrolments: whole(social.enrolments),
      all: whole(all.enrolments),
    },
    action:
      social.spent >= step
        ? { needed: whole(moved.at.value / now!), limit: inEuros(now!), now: inEuros(best!) }
        : undefined,
    lever: along(moved, (euros) => whole(euros / now!)),
  };
};
