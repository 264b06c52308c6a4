import { type RawBuilder, sql } from 'kysely';
import { mainSite } from '../../src/contract/panel/campaign-filter.ts';

/** Whether a row came from the campaign of a filter. */
export const ofCampaign = (
  column: 'leads.addon' | 'orders.campaign',
  campaign: string,
): RawBuilder<boolean> =>
  campaign === mainSite ? sql`coalesce(${sql.ref(column)}, '') = ''` : sql`${sql.ref(column)} = ${campaign}`;
