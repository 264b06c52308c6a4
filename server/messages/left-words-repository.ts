import type { Connection } from '../database/database.ts';
import { raiseTopic } from '../live/live-topics.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';

interface NewLeftWords {
  kind: 'question' | 'person';
  said: readonly string[];
  step: string | null;
  protocol: string | null;
  addon: string | null;
}

/** Sentences of the conversation for the team to review. */
export interface LeftWordsList {
  leave(db: Connection, words: NewLeftWords, now: Date): Promise<void>;
  /** Links the knowledge entry that now answers the sentence. */
  answerBy(db: Connection, id: string, entry: string): Promise<void>;
}

export function leftWordsRepository(random: Random): LeftWordsList {
  return {
    leave: async (db, { said, ...words }, now) => {
      await db
        .insertInto('left_words')
        .values({
          ...words,
          said: said.join('\n'),
          id: timeOrderedId(random, now),
          created_at: now.toISOString(),
        })
        .execute();
      await raiseTopic(db, 'words');
    },
    answerBy: async (db, id, entry) => {
      await db.updateTable('left_words').set({ knowledge_entry: entry }).where('id', '=', id).execute();
    },
  };
}
