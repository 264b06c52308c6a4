import type { Connection } from '../database/database.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import type { MaskedWord } from './masked-words.ts';
import { rowText, type TaughtRow } from './taught-rows.ts';

interface Teaching {
  group: string;
  act: string;
  author: string;
  sentences: readonly { step: string | null; words: readonly MaskedWord[] }[];
  /** Rare words that may be shown, by their hash. */
  shown: ReadonlyMap<string, string>;
}

/** A sentence of no step is read as at the first one. */
const firstStep = 'cep';

export type TaughtRows = ReturnType<typeof taughtRowRepository>;

export const taughtRowRepository = (random: Random) => ({
  /** In place of what the group taught before. Returns how many rows it teaches. */
  teach: async (db: Connection, { group, act, author, sentences, shown }: Teaching, now: Date) => {
    await db.deleteFrom('taught_rows').where('group_id', '=', group).execute();
    const texts = new Map(
      sentences.flatMap(({ step, words }) => {
        const text = rowText(words, shown);
        const row = { step: step ?? firstStep, text: text ?? '' };
        return text === null ? [] : [[`${row.step} ${text.toLowerCase()}`, row] as const];
      }),
    );
    const taught_at = now.toISOString();
    const rows = [...texts.values()].map((row) => ({
      ...row,
      ...{ id: timeOrderedId(random, now), group_id: group, act, author, taught_at },
    }));
    if (rows.length > 0) await db.insertInto('taught_rows').values(rows).execute();
    return rows.length;
  },

  all: async (db: Connection): Promise<TaughtRow[]> => {
    const rows = await db.selectFrom('taught_rows').selectAll().orderBy('id').execute();
    return rows.map(({ group_id, step, text, act, version }) => ({
      ...{ group: group_id, step, text, act },
      isNew: version === null,
    }));
  },

  counts: async (db: Connection): Promise<{ taught: number; untrained: number }> => {
    const { taught, trained } = await db
      .selectFrom('taught_rows')
      .select(({ fn }) => [fn.countAll().as('taught'), fn.count('version').as('trained')])
      .executeTakeFirstOrThrow();
    return { taught: Number(taught), untrained: Number(taught) - Number(trained) };
  },
});
