import { expressionBuilder } from 'kysely';
import { addDays } from '../../../src/brazil/calendar-days.ts';
import { dayInBrasilia, toIsoDate } from '../../../src/brazil/date.ts';
import type { LeadFilter, ListedLead } from '../../../src/contract/panel/leads.ts';
import { riskStatus } from '../../../src/contract/risk.ts';
import { ofDays } from '../../database/between-days.ts';
import type { Connection, Tables } from '../../database/database.ts';
import { given } from '../../database/given.ts';
import { conditionsOn, type FilterConditions, type ListPart, pageBy } from '../../database/list-page.ts';
import { endedBy, kept } from '../../database/retention-ages.ts';
import type { MessageStops } from '../../messages/message-stop-repository.ts';
import type { Protection } from '../../protection/protection.ts';
import type { LeadRow } from '../lead-columns.ts';
import { toListedWork, workColumns } from '../lead-work-repository.ts';
import { ofOrigin } from '../of-origin.ts';
import { abandonedBy, refusedRisks } from './abandoned-leads.ts';
import { findLeads } from './find-leads.ts';
import { type Looked, meaningsOf } from './read-search.ts';
import { toListedLead } from './to-listed-lead.ts';

export interface FoundLead extends ListedLead {
  readonly email: string | null;
  /** Pagination cursor: the moment by which the list is ordered and the id, because two leads may share a moment. */
  readonly place: string;
}

/** `operatorId` is who asks for their own. */
type LeadPart = LeadFilter & ListPart & Looked & { readonly operatorId: string };

interface Due extends Pick<ListPart, 'many'> {
  readonly owner: 'me' | 'me-or-ended';
  readonly operatorId: string;
}

type DueLead = Pick<LeadRow, 'id' | 'protocol' | 'name' | 'phone' | 'plan_sku'> &
  Parameters<typeof toListedWork>[0] & { readonly note: string | null };

export interface LeadList {
  /** Leads to contact today or before, with the last note. */
  due(db: Connection, part: Due, now: Date): Promise<DueLead[]>;
  /**
   * Leads without an order, by their last answer; by their next contact if asked for when that is due. Leads past
   * their contact retention are left out even before the sweep erases them.
   */
  list(db: Connection, part: LeadPart, now: Date): Promise<{ rows: FoundLead[]; isCut: boolean }>;
  /** Whom a search text means: leads with and without an order, and phones. */
  meant(db: Connection, looked: Looked): Promise<{ leadIds: string[]; phones: readonly string[] }>;
}

export function leadListRepository(protection: Protection, messageStops: MessageStops): LeadList {
  return {
    list: async (db, part, now) => {
      const { due } = part;
      const meant = meaningsOf(part);
      const found = meant === undefined ? null : await findLeads(db, protection, meant, 0);
      if (found?.ids.length === 0) return { rows: [], isCut: false };
      const chosen = db
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
        .where(({ and }) =>
          and([
            ...given(found, ({ ids }) => eb('leads.id', 'in', ids)),
            ...conditionsOn(part, conditionsFor(db, part.operatorId, now)),
          ]),
        );
      const moment = due ? 'lead_work.next_day' : 'leads.updated_at';
      const rows = await pageBy({ moment, id: 'leads.id' }, chosen, part).execute();
      const agreed = rows.flatMap(({ email, accept_promotions }) => (accept_promotions === 1 && email) || []);
      const stopped = await messageStops.among(db, agreed);
      return {
        rows: rows.map((row) => {
          const acceptsOffers = row.accept_promotions === 1 && !stopped.has(row.email ?? '');
          const lead = { ...row, risk_status: riskStatus.parse(row.risk_status) };
          const place = `${due ? row.next_day : row.updated_at} ${row.id}`;
          return { ...toListedLead(lead, acceptsOffers), ...toListedWork(row), email: row.email, place };
        }),
        isCut: found?.isCut ?? false,
      };
    },
    due: (db, { owner, operatorId, many }, now) =>
      db
        .selectFrom('lead_work')
        .innerJoin('leads', 'leads.id', 'lead_work.lead_id')
        .leftJoin('operators as owners', 'owners.id', 'lead_work.owner_id')
        .select(['leads.id', 'leads.protocol', 'leads.name', 'leads.phone', 'leads.plan_sku', ...workColumns])
        .select((of) =>
          of
            .selectFrom('lead_notes')
            .select('lead_notes.text')
            .whereRef('lead_notes.lead_id', '=', 'leads.id')
            .orderBy('lead_notes.id', 'desc')
            .limit(1)
            .as('note'),
        )
        .where('leads.status', '=', 'open')
        .where('leads.updated_at', '>', endedBy(now, kept.contactOfAbandoned))
        .where(({ and }) =>
          and(
            conditionsOn<LeadFilter, 'owner' | 'due'>(
              { owner, due: 'now' },
              conditionsFor(db, operatorId, now),
            ),
          ),
        )
        .orderBy('lead_work.next_day')
        .orderBy('leads.id')
        .limit(many)
        .execute(),
    meant: async (db, looked) => {
      const meant = meaningsOf(looked) ?? [];
      const open = await findLeads(db, protection, meant, 0);
      const ordered = await findLeads(db, protection, meant, 1);
      const phones = meant.flatMap((one) => (one.by === 'phone' ? one.phones : []));
      return { leadIds: [...open.ids, ...ordered.ids], phones };
    },
  };
}

const eb = expressionBuilder<Tables, 'leads' | 'lead_work'>();

const conditionsFor = (db: Connection, operatorId: string, now: Date): FilterConditions<LeadFilter> => ({
  consent: () =>
    eb.and([
      eb('leads.accept_promotions', '=', 1),
      eb('leads.email', 'is not', null),
      eb('leads.risk_status', 'not in', refusedRisks),
      eb('leads.updated_at', '<=', abandonedBy(now)),
    ]),
  step: (value) => eb('leads.step', '=', value),
  region: (value) => eb('leads.state', '=', value),
  owner: (value) => {
    if (value === 'none') return eb('lead_work.owner_id', 'is', null);
    if (value !== 'me-or-ended') return eb('lead_work.owner_id', '=', value === 'me' ? operatorId : value);
    const meant = db
      .selectFrom('operators')
      .select('id')
      .where((of) => of.or([of('id', '=', operatorId), of('disabled_at', 'is not', null)]));
    return eb('lead_work.owner_id', 'in', meant);
  },
  status: (value) =>
    eb.or([
      eb('lead_work.status', '=', value),
      ...(value === 'new' ? [eb('lead_work.status', 'is', null)] : []),
    ]),
  due: (value) => {
    const tomorrow = addDays(toIsoDate(dayInBrasilia(now.getTime())), 1);
    return eb('lead_work.next_day', value === 'now' ? '<' : '>=', tomorrow);
  },
  ...ofOrigin('leads'),
  ...ofDays('leads.updated_at'),
});
