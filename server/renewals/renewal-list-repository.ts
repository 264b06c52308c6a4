import type { ExpressionBuilder } from 'kysely';
import type { RenewalFilter, RenewalWorkState } from '../../src/contract/panel/renewals.ts';
import { behindPlace, directionOf, type ListPart } from '../database/behind-place.ts';
import { betweenDays } from '../database/between-days.ts';
import type { Connection, Tables } from '../database/database.ts';
import { given } from '../database/given.ts';
import { isNumber } from '../leads/lists/find-leads.ts';
import { readSearch, type Wanted } from '../leads/lists/read-search.ts';
import type { Protection } from '../protection/protection.ts';
import { type PlacedRenewal, toPlacedRenewal } from './placed-renewal.ts';
import { toRenewal } from './renewal-row.ts';
import { renewalTerm } from './renewal-terms.ts';

export interface RenewalList {
  /** Placed renewals. */
  list(db: Connection, part: RenewalFilter & ListPart, now: Date): Promise<PlacedRenewal[]>;
}

/** Pagination cursor: time and number, because two renewals may share a time. */
export const placeOfRenewal = ({ placedAt, number }: { placedAt: string; number: string }): string =>
  `${placedAt} ${number}`;

type Builder = ExpressionBuilder<Tables, 'renewal_orders'>;

export function renewalListRepository(protection: Protection): RenewalList {
  return {
    list: async (db, { search, after, many, order, state, plan, ...days }, now) => {
      const wanted = search === undefined ? undefined : readSearch(search);
      if (wanted?.length === 0) return [];
      const rows = await db
        .selectFrom('renewal_orders')
        .selectAll()
        .where((eb) =>
          eb.and([
            ...given(wanted, (meanings) => eb.or(meanings.map((one) => isWanted(protection, eb, one)))),
            ...given(state, (value) => isIn(eb, value, now)),
            ...given(plan, (value) => eb('plan_sku', '=', value)),
            ...betweenDays('created_at', days),
            ...given(after, (place) => behindPlace({ moment: 'created_at', id: 'number' }, place, order)),
          ]),
        )
        .orderBy('created_at', directionOf(order))
        .orderBy('number', directionOf(order))
        .limit(many)
        .execute();
      if (rows.length === 0) return [];
      const ids = rows.map(({ renewal_id }) => renewal_id);
      const opened = await db.selectFrom('renewals').selectAll().where('id', 'in', ids).execute();
      const renewals = new Map(opened.map((row) => [row.id, toRenewal(protection, row)]));
      return rows.flatMap((row) => {
        const renewal = renewals.get(row.renewal_id);
        return renewal === undefined ? [] : [toPlacedRenewal(row, renewal)];
      });
    },
  };
}

function isWanted(protection: Protection, eb: Builder, wanted: Wanted) {
  const isOf = (kind: Parameters<typeof renewalTerm>[1], ...texts: readonly string[]) =>
    eb(
      'number',
      'in',
      eb
        .selectFrom('renewal_terms')
        .select('order_number')
        .where(
          'term',
          'in',
          texts.map((text) => renewalTerm(protection, kind, text)),
        ),
    );
  switch (wanted.by) {
    case 'number':
    case 'numberEnd':
      return isNumber('renewal_orders', wanted);
    case 'protocol':
      return isOf('protocol', wanted.protocol);
    case 'phone':
      return isOf('phone', ...wanted.phones);
    case 'document':
      return isOf('cpf', wanted.document);
    case 'email':
      return isOf('email', wanted.email);
    case 'name':
      return eb.and(wanted.words.map((word) => isOf('name', word)));
  }
}

function isIn(eb: Builder, state: RenewalWorkState, now: Date) {
  if (state === 'cancelled') return eb('objected_at', 'is not', null);
  const at = now.toISOString();
  return eb.and([
    eb('objected_at', 'is', null),
    ...(state === 'placed' ? [] : [eb('carried_out_at', state === 'carried-out' ? 'is not' : 'is', null)]),
    state === 'placed'
      ? eb('carried_out_from', '>', at)
      : eb.or([eb('carried_out_from', 'is', null), eb('carried_out_from', '<=', at)]),
  ]);
}
