import { type Expression, type SqlBool, sql } from 'kysely';
import { addDays, startOfDay } from '../../src/brazil/calendar-days.ts';
import { given } from './given.ts';

type Column =
  | 'created_at'
  | 'leads.created_at'
  | 'leads.updated_at'
  | 'orders.created_at'
  | 'audit_log.at'
  | 'asked_at';

interface Days {
  /** First and last day, in Brasília time. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The conditions of a list on the day of a moment. */
export const betweenDays = (column: Column, { from, to }: Days): Expression<SqlBool>[] => [
  ...given(from, (day) => sql<SqlBool>`${sql.ref(column)} >= ${startOfDay(day)}`),
  ...given(to, (day) => sql<SqlBool>`${sql.ref(column)} < ${startOfDay(addDays(day, 1))}`),
];
