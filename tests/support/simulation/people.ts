export type Person = { name: string; email: string; address: string };

export const people: readonly Person[] = [1, 2, 3, 4, 5].map((number) => ({
  name: `Visitor ${String(number)}`,
  email: `visitor${String(number)}@example.com`,
  // The last two share a connection.
  address: `198.${String(50 + Math.min(number, 4))}.100.1`,
}));
