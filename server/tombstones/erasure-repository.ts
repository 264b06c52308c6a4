import { sql } from 'kysely';
import type { Capabilities } from '../access/capability-repository.ts';
import type { Connection } from '../database/database.ts';
import type { KeptResponses } from '../http/kept-response-repository.ts';
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
  /** With it go its answers, messages, events, consents and rights of access. */
  erase(db: Connection, id: string, now: Date): Promise<void>;
  /**
   * After the commit, before anybody is answered: from then on it does not come back with a backup. Written any earlier,
   * a commit that fails would leave a lead that lives on and is erased by the next start; what a crash keeps from being
   * written, the next start adds.
   */
  writeDown(id: string, now: Date): void;
}

interface Parts {
  readonly keptResponses: KeptResponses;
  readonly outbox: Outbox;
  readonly capabilities: Capabilities;
  readonly tombstones: TombstoneFile;
}

export function erasureRepository({ keptResponses, outbox, capabilities, tombstones }: Parts): Erasures {
  return {
    erase: async (db, id, now) => {
      await keptResponses.forgetLead(db, id);
      await outbox.forgetLead(db, id);
      await capabilities.endAll(db, id);
      await db.deleteFrom('consents').where('subject_id', '=', id).execute();
      for (const { table } of erasable) await db.deleteFrom(table).where('id', '=', id).execute();
      await db
        .insertInto('erased_leads')
        .values({ id_hash: tombstoneOf(id), erased_at: now.toISOString() })
        .onConflict((conflict) => conflict.column('id_hash').doNothing())
        .execute();
    },
    writeDown: (id, now) =>
      tombstones.add([{ kind: 'erased', hash: tombstoneOf(id), at: now.toISOString() }]),
  };
}
