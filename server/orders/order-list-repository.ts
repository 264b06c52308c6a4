import { expressionBuilder } from 'kysely';
import { readableName } from '../../src/brazil/with-capitals.ts';
import { plan as planSchema } from '../../src/contract/offer/plan.ts';
import type { Sold } from '../../src/contract/panel/figures.ts';
import type { ListedOrder, OrderFilter } from '../../src/contract/panel/orders.ts';
import { ofDays } from '../database/between-days.ts';
import { fromJson } from '../database/column-values.ts';
import type { Connection, Tables } from '../database/database.ts';
import { given } from '../database/given.ts';
import { conditionsOn, type FilterConditions, type ListPart, pageBy } from '../database/list-page.ts';
import { findLeads } from '../leads/lists/find-leads.ts';
import { type Looked, meaningsOf } from '../leads/lists/read-search.ts';
import { ofOrigin } from '../leads/of-origin.ts';
import { nothingSold, soldSums, soldTogether } from '../measurement/sold-sums.ts';
import { touchesIn } from '../measurement/touch.ts';
import type { Protection } from '../protection/protection.ts';
import { visitOf } from './placed-order.ts';

export type OrderList = ReturnType<typeof orderListRepository>;

export function orderListRepository(protection: Protection) {
  return {
    /** `isCut` if the search matched more than its limit. */
    list: async (db: Connection, part: OrderFilter & ListPart & Looked) => {
      const meant = meaningsOf(part);
      const found = meant === undefined ? null : await findLeads(db, protection, meant, 1);
      if (found?.ids.length === 0) return { rows: [], isCut: false };
      const chosen = db
        .selectFrom('orders')
        .innerJoin('leads', 'leads.id', 'orders.lead_id')
        .leftJoin('operators as sellers', 'sellers.id', 'orders.seller_id')
        .selectAll('orders')
        .select(['leads.name', 'leads.city', 'leads.state as uf', 'sellers.name as seller'])
        .where(({ eb, and }) =>
          and([
            ...given(found, ({ ids }) => eb('orders.lead_id', 'in', ids)),
            ...conditionsOn(part, conditions),
          ]),
        );
      const columns = { moment: 'orders.created_at', id: 'orders.number' };
      const rows: ListedOrder[] = (await pageBy(columns, chosen, part).execute()).map((row) => ({
        number: row.number,
        placedAt: row.created_at,
        state: row.state,
        name: readableName(row.name ?? ''),
        town: [row.city, row.uf].filter(Boolean).join('/'),
        plan: fromJson(planSchema, row.plan)?.plan ?? row.plan_sku,
        priceCents: row.price_cents,
        campaign: row.campaign ?? '',
        face: row.face ?? '',
        touches: touchesIn(row),
        visit: visitOf(row),
        seller: row.seller,
      }));
      return { rows, isCut: found?.isCut ?? false };
    },
    totals: async (db: Connection, filter: OrderFilter & Pick<ListPart, 'search'>): Promise<Sold> => {
      const { search } = filter;
      const meant = meaningsOf({ search });
      const found = meant === undefined ? null : await findLeads(db, protection, meant, 1);
      if (found?.ids.length === 0) return nothingSold;
      const isMeant = [
        ...given(found, ({ ids }) => eb('orders.lead_id', 'in', ids)),
        ...conditionsOn(filter, conditions),
      ];
      const row = await db
        .selectFrom('orders')
        .select(soldSums)
        .where(({ and }) => and(isMeant))
        .executeTakeFirstOrThrow();
      return soldTogether(nothingSold, row);
    },
  };
}

const eb = expressionBuilder<Tables, 'orders'>();

const conditions: FilterConditions<OrderFilter> = {
  state: (value) => eb('orders.state', '=', value),
  seller: (value) => eb('orders.seller_id', '=', value),
  plan: (value) => eb('orders.plan_sku', '=', value),
  region: (value) => eb('orders.region', '=', value),
  ...ofOrigin('orders'),
  ...ofDays('orders.created_at'),
};
