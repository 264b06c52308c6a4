/** What a table has under a key that comes from outside: 'constructor' and 'toString' are in every object. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
