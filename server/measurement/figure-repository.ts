import type { Dimension } from '../../src/contract/panel/figures.ts';
import type { Connection } from '../database/database.ts';
import { given } from '../database/given.ts';
import type { CountName } from './event-counts.ts';

/** A dimension's value and a range of days. Of `conversation`, the value says what its subjects are: steps or campaigns. */
export interface Slice {
  readonly dimension: Dimension | 'conversation';
  readonly value: string;
  readonly from: string;
  readonly to: string;
}

export interface Sum {
  readonly name: string;
  readonly subject: string;
  readonly detail: string;
  readonly many: number;
}

export interface Figures {
  sums(db: Connection, slice: Slice, names: readonly CountName[], by?: 'subject' | 'day'): Promise<Sum[]>;
  byDay(
    db: Connection,
    slice: Slice,
    name: CountName,
    only?: { subjects?: readonly string[]; details?: readonly string[] },
  ): Promise<{ day: string; many: number }[]>;
}

export const countRows = (
  db: Connection,
  { dimension, value, from, to }: Slice,
  names: readonly CountName[],
) =>
  db
    .selectFrom('event_counts')
    .where('dimension', '=', dimension)
    .where('value', '=', value)
    .where('name', 'in', names)
    .where('day', '>=', from)
    .where('day', '<=', to);

export function figureRepository(): Figures {
  return {
    sums: async (db, slice, names, by = 'subject') => {
      const rows = await countRows(db, slice, names)
        .select(({ fn, ref }) => ['name', ref(by).as('subject'), 'detail', fn.sum('many').as('total')])
        .groupBy(['name', by, 'detail'])
        .execute();
      return rows.map(({ total, ...row }) => ({ ...row, many: Number(total) }));
    },
    byDay: async (db, slice, name, { subjects, details } = {}) => {
      const rows = await countRows(db, slice, [name])
        .where(({ eb, and }) =>
          and([
            ...given(subjects, (value) => eb('subject', 'in', value)),
            ...given(details, (value) => eb('detail', 'in', value)),
          ]),
        )
        .select(({ fn }) => ['day', fn.sum('many').as('total')])
        .groupBy('day')
        .orderBy('day')
        .execute();
      return rows.map(({ day, total }) => ({ day, many: Number(total) }));
    },
  };
}
