/** Returns a function that makes the value of each key once. */
export function memoize<Value>(
  make: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const made = new Map<string, Promise<Value>>();
  return async (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
