/** Looks up an external name in a table: own entries only, never `constructor` and the like. */
export const own = <Value>(
  table: Readonly<Record<string, Value | undefined>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);
