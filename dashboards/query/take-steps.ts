/** Takes all steps at once, in programs without a page that must stay responsive (else `render/run-in-slices.ts`). */
export function takeSteps<Value>(steps: Generator<unknown, Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
