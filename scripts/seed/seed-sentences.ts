import type { Shop } from '../../server/commands/run-command.ts';
import { systemRandom, timeOrderedId } from '../../server/protection/random.ts';
import { maskSentence } from '../../server/teaching/mask-sentence.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import { misunderstandings } from '../../src/contract/misunderstandings.ts';
import { seededRandom } from '../../src/pictures/seeded-random.ts';
import { oneOf } from './chance.ts';
import { insertRows } from './rows.ts';
import { textsOf } from './texts.ts';

const [questions = [], things = [], where = []] = ['question', 'thing', 'where'].flatMap(textsOf);
const combined = questions.flatMap((question) =>
  things.flatMap((thing) => where.map((place) => `${question} ${thing} ${place}?`)),
);
const steps = ['cep', 'nr-imovel', 'planos', 'nome', 'data-instalacao'];
const dids = ['words', 'answered', 'person', null] as const;

/** Sentences that the conversation did not understand, the first of them asked far more often than the last. */
export async function seedSentences(
  { database, repositories: { sentences } }: Pick<Shop, 'database' | 'repositories'>,
  many: number,
  now: Date,
  texts: readonly string[] = combined,
): Promise<void> {
  const chance = seededRandom(64);
  const visit = { device: 'seed', network: 'seed' };
  const one = {
    outcome: misunderstandings[0],
    step: null,
    campaign: '',
    guesses: ['ask:como-e-a-instalacao'],
  };
  const known = await database.write(async (db) => {
    for (const text of texts) {
      const masked = maskSentence({ text, spans: [] }, sentences.hashOf);
      await sentences.keep(db, { ...masked, ...one }, null, visit, now);
    }
    return db.selectFrom('sentences').select(['group_id', 'words', 'hidden']).execute();
  });
  const rows = Array.from({ length: many }, () => {
    const at = new Date(now.getTime() - chance() * 89 * dayMs);
    return {
      // The first are asked for most.
      ...oneOf(() => chance() ** 3, known),
      ...{ id: timeOrderedId(systemRandom, at), created_at: at.toISOString(), next: null },
      ...{ outcome: oneOf(chance, misunderstandings), step: oneOf(chance, steps) },
      ...{ campaign: chance() < 0.8 ? '' : 'black', did: oneOf(chance, dids) },
    };
  });
  await database.write((db) => insertRows(db, 'sentences', rows));
}
