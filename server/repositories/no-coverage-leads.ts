import type { Tracking } from '../../src/contract/tracking.ts';
import type { Connection } from '../database/database.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import { toFlag, toJson } from './column-values.ts';
import type { LeadPlace } from './lead.ts';
import { protocolCode } from './leads.ts';

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
  phone: string | null;
  /** Nothing was told since it was opened. */
  untouched: boolean;
}

/** People who want to hear when the network reaches their address. */
export interface NoCoverageLeads {
  open(db: Connection, lead: NewNoCoverageLead, now: Date): Promise<{ id: string; protocol: string }>;
  find(db: Connection, id: string): Promise<KnownNoCoverageLead | undefined>;
  /** Answers whether the lead was there. */
  leaveContact(db: Connection, id: string, contact: Contact, now: Date): Promise<boolean>;
  remove(db: Connection, id: string): Promise<void>;
}

export function noCoverageLeadRepository(random: Random): NoCoverageLeads {
  return {
    open: async (db, { contact, ...lead }, now) => {
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
      return { id, protocol };
    },
    find: async (db, id) => {
      const row = await db
        .selectFrom('no_coverage_leads')
        .select(['id', 'phone', 'created_at', 'updated_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { id: row.id, phone: row.phone, untouched: row.created_at === row.updated_at };
    },
    leaveContact: async (db, id, contact, now) => {
      const { numUpdatedRows } = await db
        .updateTable('no_coverage_leads')
        .set({
          ...contact,
          accept_information: toFlag(contact.accept_information),
          updated_at: now.toISOString(),
        })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    remove: async (db, id) => {
      await db.deleteFrom('no_coverage_leads').where('id', '=', id).execute();
    },
  };
}
