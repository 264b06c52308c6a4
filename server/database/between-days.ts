import { type Expression, type SqlBool, sql } from 'kysely';
import { addDays, startOfDay } from '../../src/brazil/calendar-days.ts';
import { conditionsOn, type FilterConditions } from './list-page.ts';

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

export const ofDays = (column: Column): FilterConditions<Days> => ({
  from: (day) => sql`${sql.ref(column)} >= ${startOfDay(day)}`,
  to: (day) => sql`${sql.ref(column)} < ${startOfDay(addDays(day, 1))}`,
});

export const betweenDays = (column: Column, days: Days): Expression<SqlBool>[] =>
  conditionsOn(days, ofDays(column));
