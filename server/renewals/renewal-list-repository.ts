import { expressionBuilder } from 'kysely';
import type { ListedRenewal, RenewalFilter, RenewalWorkState } from '../../src/contract/panel/renewals.ts';
import { ofDays } from '../database/between-days.ts';
import type { Connection, Tables } from '../database/database.ts';
import { given } from '../database/given.ts';
import { conditionsOn, type FilterConditions, type ListPart, pageBy } from '../database/list-page.ts';
import { isNumber } from '../leads/lists/find-leads.ts';
import { type Looked, meaningsOf, type Wanted } from '../leads/lists/read-search.ts';
import type { Protection } from '../protection/protection.ts';
import { listedRenewal } from './listed-renewal.ts';
import { toPlacedRenewal } from './placed-renewal.ts';
import { toRenewal } from './renewal-row.ts';
import { renewalTerm } from './renewal-terms.ts';

export interface RenewalList {
  list(
    db: Connection,
    part: RenewalFilter & ListPart & Looked,
    now: Date,
  ): Promise<{ rows: ListedRenewal[] }>;
}

const eb = expressionBuilder<Tables, 'renewal_orders'>();

export function renewalListRepository(protection: Protection): RenewalList {
  return {
    list: async (db, part, now) => {
      const wanted = meaningsOf(part);
      if (wanted?.length === 0) return { rows: [] };
      const chosen = db
        .selectFrom('renewal_orders')
        .selectAll()
        .where(({ and, or }) =>
          and([
            ...given(wanted, (meanings) => or(meanings.map((one) => isWanted(protection, one)))),
            ...conditionsOn(part, conditionsAt(now)),
          ]),
        );
      const rows = await pageBy({ moment: 'created_at', id: 'number' }, chosen, part).execute();
      if (rows.length === 0) return { rows: [] };
      const ids = rows.map(({ renewal_id }) => renewal_id);
      const opened = await db.selectFrom('renewals').selectAll().where('id', 'in', ids).execute();
      const renewals = new Map(opened.map((row) => [row.id, toRenewal(protection, row)]));
      return {
        rows: rows.flatMap((row) => {
          const renewal = renewals.get(row.renewal_id);
          return renewal === undefined ? [] : [listedRenewal(toPlacedRenewal(row, renewal), now)];
        }),
      };
    },
  };
}

const conditionsAt = (now: Date): FilterConditions<RenewalFilter> => ({
  state: (value) => isIn(value, now),
  plan: (value) => eb('plan_sku', '=', value),
  ...ofDays('created_at'),
});

function isWanted(protection: Protection, wanted: Wanted) {
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
    case 'street':
      // The address of a contract is the carrier's.
      return eb.lit(false);
    case 'name':
      return eb.and(wanted.words.map((word) => isOf('name', word)));
  }
}

function isIn(state: RenewalWorkState, now: Date) {
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
