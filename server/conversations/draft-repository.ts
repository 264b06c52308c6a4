import { type ConversationDraft, conversationDraft } from '../../src/contract/panel/conversations.ts';
import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import type { Work } from './conversation-work.ts';

const idOf = ({ id, operatorId }: Work): string => `${id} ${operatorId}`;

export const draftPlace = (id: string): string => `draft ${id}`;

export type ConversationDrafts = ReturnType<typeof draftRepository>;

/** Sealed here, because a browser keeps no personal data: a draft outlives the tab in which it was written. */
export function draftRepository(protection: Protection) {
  const end = async (db: Connection, work: Work): Promise<void> => {
    await db.deleteFrom('conversation_drafts').where('id', '=', idOf(work)).execute();
  };
  return {
    end,
    keep: async (db: Connection, work: Work, written: ConversationDraft, now: Date): Promise<void> => {
      if (written.text.trim() === '') return end(db, work);
      const id = idOf(work);
      const kept = { body: protection.seal(JSON.stringify(written), draftPlace(id)), at: now.toISOString() };
      await db
        .insertInto('conversation_drafts')
        .values({ id, conversation_id: work.id, ...kept })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(kept))
        .execute();
    },
    of: async (db: Connection, work: Work): Promise<ConversationDraft | null> => {
      const id = idOf(work);
      const row = await db
        .selectFrom('conversation_drafts')
        .select('body')
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? conversationDraft.parse(JSON.parse(protection.open(row.body, draftPlace(id)))) : null;
    },
  };
}
