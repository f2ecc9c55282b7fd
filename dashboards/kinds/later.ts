/** A value that is loaded on demand; after a failure, the next `load` tries again. */
export type Later<Value> = { value: Value | undefined; load: () => Promise<Value> };

export function later<Value>(open: () => Promise<Value>): Later<Value> {
  let loading: Promise<Value> | undefined;
  const start = async (): Promise<Value> => {
    try {
      return (own.value = await open());
    } finally {
      loading = undefined;
    }
  };
  const own: Later<Value> = {
    value: undefined,
    load: async () => own.value ?? (loading ??= start()),
  };
  return own;
}
