import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Channel } from '../../src/contract/measurement/touch.ts';
import { mainSite } from '../../src/contract/panel/campaign-filter.ts';

type Table = 'leads' | 'orders';

/** Whether a row has the value of a filter; `mainSite` stands for none. */
const isIn = (column: string, value: string): RawBuilder<SqlBool> =>
  value === mainSite ? sql`coalesce(${sql.ref(column)}, '') = ''` : sql`${sql.ref(column)} = ${value}`;

/** Whether a row came from the campaign of a filter. */
export const ofCampaign = (column: 'leads.addon' | 'orders.campaign', campaign: string) =>
  isIn(column, campaign);

/** Whether the last touch of a row has a mark, as marks are kept. */
export const ofMark = (column: `${Table}.last_${'source' | 'medium' | 'utm'}`, text: string) =>
  isIn(column, text.trim().toLowerCase());

/** Whether a row came by a channel, which its face tells: a page of the site has several. */
export const ofChannel = (column: `${Table}.face`, channel: Channel): RawBuilder<SqlBool> =>
  channel === 'site'
    ? sql`coalesce(${sql.ref(column)}, '') not in ('whatsapp', 'phone')`
    : sql`${sql.ref(column)} = ${channel}`;
