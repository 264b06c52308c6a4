import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Channel } from '../../src/contract/measurement/touch.ts';
import { mainSite } from '../../src/contract/panel/campaign-filter.ts';

/** Whether a row has the value of a filter; `mainSite` stands for none. */
const isIn = (column: string, value: string): RawBuilder<SqlBool> =>
  value === mainSite ? sql`coalesce(${sql.ref(column)}, '') = ''` : sql`${sql.ref(column)} = ${value}`;

/** Filters of leads or orders by campaign, by the last touch, as marks are kept, and by the channel. */
export const ofOrigin = (table: 'leads' | 'orders') => ({
  campaign: (value: string) => isIn(table === 'leads' ? 'leads.addon' : 'orders.campaign', value),
  source: (text: string) => isIn(`${table}.last_source`, text.trim().toLowerCase()),
  medium: (text: string) => isIn(`${table}.last_medium`, text.trim().toLowerCase()),
  utm: (text: string) => isIn(`${table}.last_utm`, text.trim().toLowerCase()),
  face: (value: string): RawBuilder<SqlBool> => sql`${sql.ref(`${table}.face`)} = ${value}`,
  /** The face tells it: a page of the site has several. */
  channel: (channel: Channel): RawBuilder<SqlBool> =>
    channel === 'site'
      ? sql`coalesce(${sql.ref(`${table}.face`)}, '') not in ('whatsapp', 'phone')`
      : sql`${sql.ref(`${table}.face`)} = ${channel}`,
});
