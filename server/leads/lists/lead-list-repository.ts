import type { LeadFilter, ListedLead } from '../../../src/contract/panel/leads.ts';
import { riskStatus } from '../../../src/contract/risk.ts';
import { behindPlace, type ListPart } from '../../database/behind-place.ts';
import { betweenDays } from '../../database/between-days.ts';
import type { Connection } from '../../database/database.ts';
import { given } from '../../database/given.ts';
import { endedBy, kept } from '../../database/retention-ages.ts';
import type { MessageStops } from '../../messages/message-stop-repository.ts';
import type { Protection } from '../../protection/protection.ts';
import { ofCampaign } from '../of-campaign.ts';
import { abandonedBy, refusedRisks } from './abandoned-leads.ts';
import { findLeads } from './find-leads.ts';
import { readSearch } from './read-search.ts';
import { toListedLead } from './to-listed-lead.ts';

export interface FoundLead extends ListedLead {
  readonly email: string | null;
}

export interface LeadList {
  /**
   * Leads without an order, latest answer first. Leads past their contact retention are left out even before the
   * sweep erases them.
   */
  list(
    db: Connection,
    part: LeadFilter & ListPart,
    now: Date,
  ): Promise<{ leads: FoundLead[]; isCut: boolean }>;
  /** Whom a search text means: leads with and without an order, and phones. */
  meant(db: Connection, search: string): Promise<{ leadIds: string[]; phones: readonly string[] }>;
}

/** Pagination cursor: time and id, because two leads may share a time. */
export const placeOfLead = ({ at, id }: Pick<ListedLead, 'at' | 'id'>): string => `${at} ${id}`;

export function leadListRepository(protection: Protection, messageStops: MessageStops): LeadList {
  return {
    list: async (db, { search, after, many, ...filter }, now) => {
      const found = search === undefined ? null : await findLeads(db, protection, search, 0);
      if (found?.ids.length === 0) return { leads: [], isCut: false };
      const rows = await chosen(db, filter, now)
        .where(({ eb, and }) =>
          and([
            ...given(found, ({ ids }) => eb('id', 'in', ids)),
            ...given(after, (place) => behindPlace({ moment: 'updated_at', id: 'id' }, place)),
          ]),
        )
        .limit(many)
        .execute();
      const agreed = rows.flatMap(({ email, accept_promotions }) => (accept_promotions === 1 && email) || []);
      const stopped = await messageStops.among(db, agreed);
      const leads = rows.map((row) => {
        const acceptsOffers = row.accept_promotions === 1 && !stopped.has(row.email ?? '');
        const lead = { ...row, risk_status: riskStatus.parse(row.risk_status) };
        return { ...toListedLead(lead, acceptsOffers), email: row.email };
      });
      return { leads, isCut: found?.isCut ?? false };
    },
    meant: async (db, search) => {
      const open = await findLeads(db, protection, search, 0);
      const ordered = await findLeads(db, protection, search, 1);
      const phones = readSearch(search).flatMap((one) => (one.by === 'phone' ? one.phones : []));
      return { leadIds: [...open.ids, ...ordered.ids], phones };
    },
  };
}

function chosen(db: Connection, { consent, step, campaign, face, region, ...days }: LeadFilter, now: Date) {
  return db
    .selectFrom('leads')
    .select(['id', 'protocol', 'updated_at', 'name', 'email', 'city', 'state', 'step', 'plan_sku', 'addon'])
    .select(['risk_status', 'accept_promotions', 'face'])
    .where('status', '=', 'open')
    .where('updated_at', '>', endedBy(now, kept.contactOfAbandoned))
    .$if(consent === 'offers', (query) =>
      query
        .where('accept_promotions', '=', 1)
        .where('email', 'is not', null)
        .where('risk_status', 'not in', refusedRisks)
        .where('updated_at', '<=', abandonedBy(now)),
    )
    .where(({ eb, and }) =>
      and([
        ...given(step, (value) => eb('step', '=', value)),
        ...given(campaign, (value) => ofCampaign('addon', value)),
        ...given(face, (value) => eb('face', '=', value)),
        ...given(region, (value) => eb('state', '=', value)),
        ...betweenDays('updated_at', days),
      ]),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc');
}
