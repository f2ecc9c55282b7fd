import { useEffect } from "react";
import { hearHolds } from "../../interact/hear-holds.ts";
import { TipLayer } from "../../interact/tip-layer.tsx";
import type { Tips } from "../../interact/tips.ts";
import { useReport } from "../store/use-report.ts";
import { TipCourse } from "./course/tip-course.tsx";
import { leaveByEscape } from "./enlarge.ts";
import { WhyButtons } from "./why/why-buttons.tsx";

/** The parts of a report that exist from the first input on. */
export function FirstInput({ tips }: { tips: Tips }) {
  const { store } = useReport();
  useEffect(hearHolds, []);
  useEffect(() => leaveByEscape(store), [store]);
  return (
    <>
      <TipLayer tips={tips} Course={TipCourse} />
      <WhyButtons />
    </>
  );
}
