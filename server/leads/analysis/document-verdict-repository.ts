import * as z from 'zod/mini';
import type { Connection } from '../../database/database.ts';
import type { DocumentVerdictTable } from '../../database/order-tables.ts';
import { endedBy, kept } from '../../retention/retention-ages.ts';

const heldStatus = z.enum(['quiz', 'quiz-failed', 'rejected', 'approved']);

/** What is held of a document: its refusal, the tries of its quiz, or a person's yes to one identity. */
export interface HeldVerdict {
  readonly status: z.output<typeof heldStatus>;
  readonly tries: number;
  /** What the visitor reads of a refusal. */
  readonly message: string | null;
  /** Whom a person decided about: name, mother, birth and document together, as a keyed hash. */
  readonly identityKey: string | null;
}

interface DatedVerdict extends HeldVerdict {
  readonly updatedAt: string;
}

/** Refusals stay with the document, which is named by its keyed hash: another lead gives no other tries. They end by age. */
export interface DocumentVerdicts {
  find(db: Connection, documentKey: string, now: Date): Promise<DatedVerdict | undefined>;
  /** The same, kept from other writers until the transaction ends: two leads of one document share its tries. */
  findForChange(db: Connection, documentKey: string, now: Date): Promise<DatedVerdict>;
  hold(db: Connection, documentKey: string, held: HeldVerdict, now: Date): Promise<void>;
  forget(db: Connection, documentKey: string): Promise<void>;
}

export function documentVerdictRepository(): DocumentVerdicts {
  const living = (db: Connection, key: string, now: Date) =>
    db
      .selectFrom('document_verdicts')
      .selectAll()
      .where('document_key', '=', key)
      .where('updated_at', '>', endedBy(now, kept.documentVerdicts));
  const forget = async (db: Connection, key: string) => {
    await db.deleteFrom('document_verdicts').where('document_key', '=', key).execute();
  };
  return {
    find: async (db, key, now) => {
      const row = await living(db, key, now).executeTakeFirst();
      return row && verdictOf(row);
    },
    findForChange: async (db, key, now) => {
      await db
        .deleteFrom('document_verdicts')
        .where('document_key', '=', key)
        .where('updated_at', '<=', endedBy(now, kept.documentVerdicts))
        .execute();
      await db
        .insertInto('document_verdicts')
        .values({ document_key: key, ...columnsOf(untried), updated_at: now.toISOString() })
        .onConflict((conflict) => conflict.column('document_key').doNothing())
        .execute();
      return verdictOf(await living(db, key, now).forUpdate().executeTakeFirstOrThrow());
    },
    hold: async (db, key, held, now) => {
      const columns = { ...columnsOf(held), updated_at: now.toISOString() };
      await db
        .insertInto('document_verdicts')
        .values({ document_key: key, ...columns })
        .onConflict((conflict) => conflict.column('document_key').doUpdateSet(columns))
        .execute();
    },
    forget,
  };
}

/** Every try is left, and the analysis is to be asked. */
export const untried: HeldVerdict = { status: 'quiz', tries: 0, message: null, identityKey: null };

const columnsOf = ({ status, tries, message, identityKey }: HeldVerdict) => ({
  status,
  tries,
  message,
  identity_key: identityKey,
});

const verdictOf = (row: DocumentVerdictTable): DatedVerdict => ({
  status: heldStatus.parse(row.status),
  tries: row.tries,
  message: row.message,
  identityKey: row.identity_key,
  updatedAt: row.updated_at,
});
