import { sql } from 'kysely';
import type { LeadCapabilities } from '../access/lead-access-repository.ts';
import type { Connection } from '../database/database.ts';
import type { KeptAnswers } from '../http/kept-answer-repository.ts';
import type { Outbox } from '../outbox/outbox-repository.ts';
import { hashToken } from '../protection/protection.ts';
import type { TombstoneFile } from './tombstone-file.ts';

/** What somebody can have erased, and what hangs on its id. An order that was placed stays, with what it was made of. */
export const erasable = [
  { table: 'leads', only: sql`status = 'open'` },
  { table: 'no_coverage_leads', only: sql`1 = 1` },
  { table: 'renewals', only: sql`status = 'open'` },
] as const;

/** An id is as random as a key: its hash leads nobody back to it. */
export const tombstoneOf = (id: string): string => hashToken(id);

export interface Erasures {
  /** With it go its answers, messages, events, consents and rights of access. It does not come back with a backup. */
  erase(db: Connection, id: string, now: Date): Promise<void>;
}

interface Parts {
  readonly keptAnswers: KeptAnswers;
  readonly outbox: Outbox;
  readonly capabilities: LeadCapabilities;
  readonly tombstones: TombstoneFile;
}

export function erasureRepository({ keptAnswers, outbox, capabilities, tombstones }: Parts): Erasures {
  return {
    erase: async (db, id, now) => {
      await keptAnswers.forgetLead(db, id);
      await outbox.forgetLead(db, id);
      await capabilities.endAll(db, id);
      await db.deleteFrom('consents').where('subject_id', '=', id).execute();
      for (const { table } of erasable) await db.deleteFrom(table).where('id', '=', id).execute();
      const [id_hash, erased_at] = [tombstoneOf(id), now.toISOString()];
      await db
        .insertInto('erased_leads')
        .values({ id_hash, erased_at })
        .onConflict((conflict) => conflict.column('id_hash').doNothing())
        .execute();
      // Before the commit: what was erased and is not written down here would come back with a backup.
      tombstones.add([{ kind: 'erased', hash: id_hash, at: erased_at }]);
    },
  };
}
