import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { given } from './given.ts';

export interface ListPart {
  readonly search?: string | undefined;
  /** Pagination cursor: only rows behind this place. */
  readonly after?: string | undefined;
  readonly order?: 'newest' | 'oldest' | undefined;
  readonly many: number;
}

type Conditions<Filter, Name extends keyof Filter> = {
  readonly [Each in Name]-?: (value: NonNullable<Filter[Each]>) => Expression<SqlBool>;
};

/** The condition of each filter of a list: one without a condition does not compile. */
export type FilterConditions<Filter> = Conditions<Filter, Exclude<keyof Filter, 'order'>>;

export function conditionsOn<Filter, Name extends keyof Filter & string>(
  filter: Filter,
  conditions: Conditions<Filter, Name>,
): Expression<SqlBool>[] {
  const found: Expression<SqlBool>[] = [];
  for (const name in conditions) {
    const value = filter[name];
    if (value !== null && value !== undefined) found.push(conditions[name](value));
  }
  return found;
}

interface Columns {
  /** A column, or what is reckoned from several. */
  readonly moment: string | RawBuilder<string>;
  /** Two rows may share a moment. */
  readonly id: string;
}

/** A page behind a place (moment and id); the newest come first unless asked otherwise. */
export function pageBy<DB, Table extends keyof DB, Row>(
  { moment, id }: Columns,
  query: SelectQueryBuilder<DB, Table, Row>,
  { after, order, many }: ListPart,
): SelectQueryBuilder<DB, Table, Row> {
  const [at, own] = [typeof moment === 'string' ? sql.ref(moment) : moment, sql.ref(id)];
  const direction = order === 'oldest' ? 'asc' : 'desc';
  const behind = sql.raw(order === 'oldest' ? '>' : '<');
  const isBehind = (place: string) => {
    const [lastAt = '', last = ''] = place.split(' ');
    return sql<SqlBool>`(${at} ${behind}= ${lastAt} and (${at} ${behind} ${lastAt} or ${own} ${behind} ${last}))`;
  };
  return query
    .where(({ and }) => and(given(after, isBehind)))
    .orderBy(at, direction)
    .orderBy(own, direction)
    .limit(many);
}
