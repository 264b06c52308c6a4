import type { Connection } from '../database/database.ts';
import { changed } from '../live/live-topics.ts';
import { type Treatments, treatedIn } from '../panel/treatments.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import { endedBy, kept } from '../retention/retention-ages.ts';

interface NewLeftWords {
  kind: 'question' | 'person';
  said: readonly string[];
  step: string | null;
  protocol: string | null;
  addon: string | null;
}

interface LeftWords {
  id: string;
  kind: string;
  said: string;
  step: string | null;
  protocol: string | null;
  addon: string | null;
  created_at: string;
  treated_at: string | null;
}

/** Words of the conversation that somebody of the operator's should read. */
export interface LeftWordsList extends Treatments<LeftWords> {
  leave(db: Connection, words: NewLeftWords, now: Date): Promise<void>;
  /** Names the entry of the knowledge that answers them. */
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
      await changed(db, 'words');
    },
    answerBy: async (db, id, entry) => {
      await db.updateTable('left_words').set({ knowledge_entry: entry }).where('id', '=', id).execute();
    },
    list: async (db, { treated, before, many }, now) =>
      living(db, now)
        .selectAll()
        .where('treated_at', treated ? 'is not' : 'is', null)
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(many)
        .execute(),
    waiting: async (db, now) => {
      const { many } = await living(db, now)
        .where('treated_at', 'is', null)
        .select((of) => of.fn.countAll().as('many'))
        .executeTakeFirstOrThrow();
      return Number(many);
    },
    ...treatedIn('left_words'),
  };
}

const living = (db: Connection, now: Date) =>
  db.selectFrom('left_words').where('created_at', '>', endedBy(now, kept.leftWords));
