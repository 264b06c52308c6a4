import type { Expression, SqlBool } from 'kysely';

/** The condition on a value, or none where there is no value. */
export const given = <Value>(
  value: Value | null | undefined,
  condition: (value: Value) => Expression<SqlBool>,
): Expression<SqlBool>[] => (value === null || value === undefined ? [] : [condition(value)]);
