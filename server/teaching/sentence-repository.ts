import { sql } from 'kysely';
import { minuteMs } from '../../src/brazil/durations.ts';
import type { Misunderstanding } from '../../src/contract/misunderstandings.ts';
import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import { momentBefore } from '../runtime/moment.ts';
import { leastLikeness, stemsOf } from './likeness.ts';
import type { MaskedSentence } from './mask-sentence.ts';
import { type MaskedWord, writeWords } from './masked-words.ts';
import { countRareWords, type Visit } from './rare-words.ts';

/** What does not follow by then is no answer to it: the visitor has left. */
export const followsWithin = 30 * minuteMs;

interface NewSentence extends MaskedSentence {
  outcome: Misunderstanding;
  step: string | null;
  campaign: string;
  guesses: readonly string[];
}

/** What the visitor did after a sentence; with words of their own, those too. */
interface Next {
  after: string;
  did: 'words' | 'answered' | 'person';
  said: MaskedSentence | null;
}

export type Sentences = ReturnType<typeof sentenceRepository>;

/** Sentences that the conversation did not understand. */
export function sentenceRepository(protection: Protection, random: Random) {
  /** Two equal sentences at once found one group. */
  async function foundGroup(db: Connection, { words, guesses }: NewSentence, now: Date): Promise<string> {
    const stems = stemsOf(words);
    const key = stems.join(',');
    const last_at = now.toISOString();
    const id = timeOrderedId(random, now);
    const group = await db
      .insertInto('sentence_groups')
      .values({ id, key, state: 'open', act: null, guesses: guesses.join(' '), last_at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ last_at }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const many = stems.length;
    if (group.id === id)
      await db
        .insertInto('sentence_stems')
        .values(stems.map((stem) => ({ group_id: id, stem, many })))
        .execute();
    return group.id;
  }

  return {
    hashOf: (word: string): string => protection.fingerprint(word, 'rare word'),
    /** The group of the most alike sentences, if any is alike enough. Before `keep`, outside its transaction. */
    alike: async (db: Connection, words: readonly MaskedWord[]): Promise<string | null> => {
      const stems = stemsOf(words);
      const own = stems.length;
      const shared = sql<number>`1.0 * count(*) / (many + ${own})`;
      const nearest = await db
        .selectFrom('sentence_stems')
        .select('group_id')
        .where('stem', 'in', stems)
        // The shares of much shorter and much longer ones are too small.
        .where('many', '>=', Math.ceil((own * leastLikeness) / (2 - leastLikeness)))
        .where('many', '<=', Math.floor((own * (2 - leastLikeness)) / leastLikeness))
        .groupBy(['group_id', 'many'])
        .having(sql<boolean>`2 * ${shared} >= ${leastLikeness}`)
        .orderBy(shared, 'desc')
        .orderBy('group_id')
        .executeTakeFirst();
      return nearest?.group_id ?? null;
    },
    /** Returns the id of the sentence. */
    keep: async (
      db: Connection,
      sentence: NewSentence,
      group: string | null,
      visit: Visit,
      now: Date,
    ): Promise<string> => {
      const { words, rare, outcome, step, campaign } = sentence;
      const created_at = now.toISOString();
      await countRareWords(db, protection, rare, visit, now);
      const { numUpdatedRows } = await db
        .updateTable('sentence_groups')
        .set({ last_at: created_at })
        .where('id', '=', group)
        .executeTakeFirst();
      // The group may have ended since.
      const group_id = group !== null && numUpdatedRows === 1n ? group : await foundGroup(db, sentence, now);
      const id = timeOrderedId(random, now);
      const hidden = words.filter(({ kind }) => kind === 'gap' || kind === 'rare').length;
      await db
        .insertInto('sentences')
        .values({ id, group_id, words: writeWords(words), hidden, outcome, step, campaign, created_at })
        .execute();
      return id;
    },
    follow: async (db: Connection, { after, did, said }: Next, visit: Visit, now: Date): Promise<void> => {
      const next = said?.isReadable ? writeWords(said.words) : null;
      const { numUpdatedRows } = await db
        .updateTable('sentences')
        .set({ did, next })
        .where('id', '=', after)
        .where('did', 'is', null)
        .where('created_at', '>', momentBefore(now, followsWithin))
        .executeTakeFirst();
      if (numUpdatedRows === 0n || said === null || next === null) return;
      await countRareWords(db, protection, said.rare, visit, now);
    },
  };
}
