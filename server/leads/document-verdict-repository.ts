import * as z from 'zod/mini';
import type { Connection } from '../database/database.ts';
import { endedBy, kept } from '../database/retention-ages.ts';
import type { DocumentVerdictTable } from './tables.ts';

const heldStatus = z.enum(['quiz', 'quiz-failed', 'rejected', 'approved']);

/** The stored verdict of a document: a refusal, the quiz tries, or an operator's approval of one identity. */
export interface HeldVerdict {
  readonly status: z.output<typeof heldStatus>;
  readonly tries: number;
  readonly message: string | null;
  /** Keyed hash of the identity (name, mother, birth date, document) that an operator decided about. */
  readonly identityKey: string | null;
}

interface DatedVerdict extends HeldVerdict {
  readonly updatedAt: string;
}

export type DocumentVerdicts = ReturnType<typeof documentVerdictRepository>;

/** Verdicts by keyed hash of the document, so that a new lead does not reset the tries. They expire. */
export function documentVerdictRepository() {
  const active = (db: Connection, key: string, now: Date) =>
    db
      .selectFrom('document_verdicts')
      .selectAll()
      .where('document_key', '=', key)
      .where('updated_at', '>', endedBy(now, kept.documentVerdicts));
  const forget = async (db: Connection, key: string) => {
    await db.deleteFrom('document_verdicts').where('document_key', '=', key).execute();
  };
  return {
    find: async (db: Connection, key: string, now: Date): Promise<DatedVerdict | undefined> => {
      const row = await active(db, key, now).executeTakeFirst();
      return row && verdictOf(row);
    },
    /** Locks the row until the transaction ends, because leads of one document share its tries. */
    findForChange: async (db: Connection, key: string, now: Date): Promise<DatedVerdict> => {
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
      return verdictOf(await active(db, key, now).forUpdate().executeTakeFirstOrThrow());
    },
    hold: async (db: Connection, key: string, held: HeldVerdict, now: Date): Promise<void> => {
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

/** The initial verdict: no tries used, analysis pending. */
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
