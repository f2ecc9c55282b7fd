/** Takes all steps at once, where nobody can wait for them in slices (`render/run-in-slices.ts`). */
export function takeSteps<Value>(steps: Generator<unknown, Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
