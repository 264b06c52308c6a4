import { readableName } from '../../src/brazil/with-capitals.ts';
import { plan as planSchema } from '../../src/contract/offer/plan.ts';
import type { ListedOrder, OrderFilter } from '../../src/contract/panel/orders.ts';
import { behindPlace, directionOf, type ListPart } from '../database/behind-place.ts';
import { betweenDays } from '../database/between-days.ts';
import { fromJson } from '../database/column-values.ts';
import type { Connection } from '../database/database.ts';
import { given } from '../database/given.ts';
import { findLeads } from '../leads/lists/find-leads.ts';
import { ofCampaign, ofChannel, ofMark } from '../leads/of-campaign.ts';
import { touchesIn } from '../measurement/touch.ts';
import type { Protection } from '../protection/protection.ts';
import { visitOf } from './placed-order.ts';

/** Pagination cursor: time and number, because two orders may share a time. */
export const placeOfOrder = ({ placedAt, number }: Pick<ListedOrder, 'placedAt' | 'number'>): string =>
  `${placedAt} ${number}`;

export type OrderList = ReturnType<typeof orderListRepository>;

export function orderListRepository(protection: Protection) {
  return {
    /** `isCut` if the search matched more than its limit. */
    list: async (db: Connection, { search, after, many, order, ...filter }: OrderFilter & ListPart) => {
      const found = search === undefined ? null : await findLeads(db, protection, search, 1);
      if (found?.ids.length === 0) return { orders: [], isCut: false };
      const rows = await chosen(db, filter)
        .orderBy('orders.created_at', directionOf(order))
        .orderBy('orders.number', directionOf(order))
        .where(({ eb, and }) =>
          and([
            ...given(found, ({ ids }) => eb('orders.lead_id', 'in', ids)),
            ...given(after, (place) =>
              behindPlace({ moment: 'orders.created_at', id: 'orders.number' }, place, order),
            ),
          ]),
        )
        .limit(many)
        .execute();
      const orders = rows.map((row) => ({
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
      return { orders, isCut: found?.isCut ?? false };
    },
  };
}

function chosen(db: Connection, filter: OrderFilter) {
  const { state, campaign, face, plan, region, source, medium, utm, channel, seller, ...days } = filter;
  return db
    .selectFrom('orders')
    .innerJoin('leads', 'leads.id', 'orders.lead_id')
    .leftJoin('operators as sellers', 'sellers.id', 'orders.seller_id')
    .selectAll('orders')
    .select(['leads.name', 'leads.city', 'leads.state as uf', 'sellers.name as seller'])
    .where(({ eb, and }) =>
      and([
        ...given(state, (value) => eb('orders.state', '=', value)),
        ...given(campaign, (value) => ofCampaign('orders.campaign', value)),
        ...given(face, (value) => eb('orders.face', '=', value)),
        ...given(source, (value) => ofMark('orders.last_source', value)),
        ...given(medium, (value) => ofMark('orders.last_medium', value)),
        ...given(utm, (value) => ofMark('orders.last_utm', value)),
        ...given(channel, (value) => ofChannel('orders.face', value)),
        ...given(seller, (value) => eb('orders.seller_id', '=', value)),
        ...given(plan, (value) => eb('orders.plan_sku', '=', value)),
        ...given(region, (value) => eb('orders.region', '=', value)),
        ...betweenDays('orders.created_at', days),
      ]),
    );
}
