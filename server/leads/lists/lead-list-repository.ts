import { dayInBrasilia, toIsoDate } from '../../../src/brazil/date.ts';
import type { LeadFilter, ListedLead } from '../../../src/contract/panel/leads.ts';
import { riskStatus } from '../../../src/contract/risk.ts';
import { behindPlace, directionOf, type ListPart } from '../../database/behind-place.ts';
import { betweenDays } from '../../database/between-days.ts';
import type { Connection } from '../../database/database.ts';
import { given } from '../../database/given.ts';
import { endedBy, kept } from '../../database/retention-ages.ts';
import type { MessageStops } from '../../messages/message-stop-repository.ts';
import type { Protection } from '../../protection/protection.ts';
import { toListedWork, workColumns } from '../lead-work-repository.ts';
import { ofCampaign, ofChannel, ofMark } from '../of-campaign.ts';
import { abandonedBy, refusedRisks } from './abandoned-leads.ts';
import { findLeads } from './find-leads.ts';
import { readSearch } from './read-search.ts';
import { toListedLead } from './to-listed-lead.ts';

export interface FoundLead extends ListedLead {
  readonly email: string | null;
  /** Pagination cursor: the moment by which the list is ordered and the id, because two leads may share a moment. */
  readonly place: string;
}

export interface LeadList {
  /**
   * Leads without an order, by their last answer; by their next contact if asked for when that is due. Leads past
   * their contact retention are left out even before the sweep erases them. `operatorId` is who asks for their own.
   */
  list(
    db: Connection,
    part: LeadFilter & ListPart & { readonly operatorId: string },
    now: Date,
  ): Promise<{ leads: FoundLead[]; isCut: boolean }>;
  /** Whom a search text means: leads with and without an order, and phones. */
  meant(db: Connection, search: string): Promise<{ leadIds: string[]; phones: readonly string[] }>;
}

export const placeOfLead = ({ place }: FoundLead): string => place;

export function leadListRepository(protection: Protection, messageStops: MessageStops): LeadList {
  return {
    list: async (db, { search, after, many, order, ...filter }, now) => {
      const found = search === undefined ? null : await findLeads(db, protection, search, 0);
      if (found?.ids.length === 0) return { leads: [], isCut: false };
      const moment = filter.due ? 'lead_work.next_day' : 'leads.updated_at';
      const rows = await chosen(db, filter, now)
        .orderBy(moment, directionOf(order))
        .orderBy('leads.id', directionOf(order))
        .where(({ eb, and }) =>
          and([
            ...given(found, ({ ids }) => eb('leads.id', 'in', ids)),
            ...given(after, (place) => behindPlace({ moment, id: 'leads.id' }, place, order)),
          ]),
        )
        .limit(many)
        .execute();
      const agreed = rows.flatMap(({ email, accept_promotions }) => (accept_promotions === 1 && email) || []);
      const stopped = await messageStops.among(db, agreed);
      const leads = rows.map((row) => {
        const acceptsOffers = row.accept_promotions === 1 && !stopped.has(row.email ?? '');
        const lead = { ...row, risk_status: riskStatus.parse(row.risk_status) };
        const place = `${filter.due ? row.next_day : row.updated_at} ${row.id}`;
        return { ...toListedLead(lead, acceptsOffers), ...toListedWork(row), email: row.email, place };
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

function chosen(
  db: Connection,
  {
    consent,
    step,
    campaign,
    face,
    region,
    source,
    medium,
    utm,
    channel,
    owner,
    status,
    due,
    operatorId,
    ...days
  }: LeadFilter & { operatorId: string },
  now: Date,
) {
  const today = toIsoDate(dayInBrasilia(now.getTime()));
  return db
    .selectFrom('leads')
    .leftJoin('lead_work', 'lead_work.lead_id', 'leads.id')
    .leftJoin('operators as owners', 'owners.id', 'lead_work.owner_id')
    .select(['leads.id', 'leads.protocol', 'leads.updated_at', 'leads.name', 'leads.email', 'leads.city'])
    .select(['leads.state', 'leads.step', 'leads.plan_sku', 'leads.addon', 'leads.face'])
    .select(['leads.first_source', 'leads.first_medium', 'leads.first_utm'])
    .select(['leads.last_source', 'leads.last_medium', 'leads.last_utm'])
    .select(['leads.risk_status', 'leads.accept_promotions', ...workColumns])
    .where('leads.status', '=', 'open')
    .where('leads.updated_at', '>', endedBy(now, kept.contactOfAbandoned))
    .$if(consent === 'offers', (query) =>
      query
        .where('leads.accept_promotions', '=', 1)
        .where('leads.email', 'is not', null)
        .where('leads.risk_status', 'not in', refusedRisks)
        .where('leads.updated_at', '<=', abandonedBy(now)),
    )
    .where(({ eb, and, or }) =>
      and([
        ...given(step, (value) => eb('leads.step', '=', value)),
        ...given(campaign, (value) => ofCampaign('leads.addon', value)),
        ...given(face, (value) => eb('leads.face', '=', value)),
        ...given(source, (value) => ofMark('leads.last_source', value)),
        ...given(medium, (value) => ofMark('leads.last_medium', value)),
        ...given(utm, (value) => ofMark('leads.last_utm', value)),
        ...given(channel, (value) => ofChannel('leads.face', value)),
        ...given(region, (value) => eb('leads.state', '=', value)),
        ...given(owner, (value) => {
          if (value === 'none') return eb('lead_work.owner_id', 'is', null);
          if (value !== 'me-or-ended')
            return eb('lead_work.owner_id', '=', value === 'me' ? operatorId : value);
          const meant = db
            .selectFrom('operators')
            .select('id')
            .where((of) => of.or([of('id', '=', operatorId), of('disabled_at', 'is not', null)]));
          return eb('lead_work.owner_id', 'in', meant);
        }),
        ...given(status, (value) =>
          or([
            eb('lead_work.status', '=', value),
            ...(value === 'new' ? [eb('lead_work.status', 'is', null)] : []),
          ]),
        ),
        ...given(due, (value) => eb('lead_work.next_day', value === 'now' ? '<=' : '>', today)),
        ...betweenDays('leads.updated_at', days),
      ]),
    );
}
