import { type Tracking, tracking } from '../../src/contract/tracking.ts';
import { noteConsent } from '../consents/note-consent.ts';
import type { LeadPlace } from '../coverage/place-of-location.ts';
import { fromJson, toFlag, toJson } from '../database/column-values.ts';
import type { Connection } from '../database/database.ts';
import { endedBy, kept } from '../database/retention-ages.ts';
import { raiseTopic } from '../live/live-topics.ts';
import { countPlace } from '../measurement/place-counts.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import { untouched } from '../queues/queue-work.ts';
import { protocolCode } from './lead-repository.ts';

interface Contact {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  accept_information?: boolean | undefined;
}

interface NewNoCoverageLead extends LeadPlace {
  plan_id: number | null;
  addon: string | null;
  tracking: Tracking | null;
  contact: Contact;
}

interface KnownNoCoverageLead {
  id: string;
  addon: string | null;
  tracking: Tracking | null;
  cep: string | null;
  number: string | null;
  block_number: string | null;
  allotment_number: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  accept_information: boolean;
  /** Whether the lead is unchanged since its creation. */
  untouched: boolean;
}

export interface ToTell {
  id: string;
  cep: string;
  city: string;
  email: string | null;
  phone: string | null;
}

export type NoCoverageLeads = ReturnType<typeof noCoverageLeadRepository>;

/** Leads at addresses without coverage that want to be notified. */
export function noCoverageLeadRepository(random: Random) {
  return {
    open: async (db: Connection, { contact, ...lead }: NewNoCoverageLead, now: Date) => {
      const id = timeOrderedId(random, now);
      const protocol = protocolCode(random);
      const at = now.toISOString();
      await db
        .insertInto('no_coverage_leads')
        .values({
          ...lead,
          ...contact,
          id,
          protocol,
          is_block_allotment: toFlag(lead.is_block_allotment),
          accept_information: toFlag(contact.accept_information ?? false),
          tracking: toJson(lead.tracking),
          created_at: at,
          updated_at: at,
        })
        .execute();
      await countPlace(db, lead, false, now);
      await noteConsent(db, random, consentTo(id, contact), now);
      if (contact.phone !== undefined || contact.email !== undefined) await raiseTopic(db, 'no-coverage');
      return { id, protocol };
    },
    find: async (db: Connection, id: string): Promise<KnownNoCoverageLead | undefined> => {
      const row = await db
        .selectFrom('no_coverage_leads')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { created_at, updated_at, treated_at, accept_information, ...rest } = row;
      return {
        ...rest,
        tracking: fromJson(tracking, rest.tracking),
        accept_information: accept_information === 1,
        untouched: created_at === updated_at,
      };
    },
    /** Returns false if the lead does not exist. */
    leaveContact: async (db: Connection, id: string, contact: Contact, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('no_coverage_leads')
        .set({
          ...contact,
          accept_information: toFlag(contact.accept_information),
          updated_at: now.toISOString(),
          // A new contact puts the lead back into the queue.
          ...untouched,
        })
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await noteConsent(db, random, consentTo(id, contact), now);
      await raiseTopic(db, 'no-coverage');
      return true;
    },
    /** Leads after an id that agreed to be notified and were not notified yet. */
    toTell: async (db: Connection, after: string, many: number, now: Date): Promise<ToTell[]> => {
      const rows = await withContact(db, now)
        .select(['id', 'cep', 'city', 'email', 'phone'])
        .where('accept_information', '=', 1)
        .where('treated_at', 'is', null)
        .where('cep', 'is not', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(many)
        .execute();
      return rows.flatMap(({ cep, ...row }) => (cep === null ? [] : [{ ...row, cep }]));
    },
  };
}

const consentTo = (subjectId: string, { accept_information }: Contact) => ({
  subjectId,
  purpose: 'coverage-news' as const,
  given: accept_information,
});

const withContact = (db: Connection, now: Date) =>
  db
    .selectFrom('no_coverage_leads')
    .where((where) => where.or([where('phone', 'is not', null), where('email', 'is not', null)]))
    .where((where) =>
      where.or([
        where('updated_at', '>', endedBy(now, kept.noCoverageContact)),
        where.and([
          where('accept_information', '=', 1),
          where('updated_at', '>', endedBy(now, kept.noCoverageContactWithConsent)),
        ]),
      ]),
    );
