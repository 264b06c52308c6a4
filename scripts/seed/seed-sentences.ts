import type { Shop } from '../../server/commands/run-command.ts';
import { systemRandom, timeOrderedId } from '../../server/protection/random.ts';
import { stemsOf } from '../../server/teaching/likeness.ts';
import { maskSentence } from '../../server/teaching/mask-sentence.ts';
import { writeWords } from '../../server/teaching/masked-words.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import { misunderstandings } from '../../src/contract/misunderstandings.ts';
import { seededRandom } from '../../src/pictures/seeded-random.ts';
import { oneOf } from './chance.ts';
import { insertRows } from './rows.ts';

const asks =
  'vocês instalam|tem como levar|quem conserta|quando trocam|posso pintar|como limpo|o técnico fura'.split(
    '|',
  );
const things = (
  'o cabo|a caixa|o modem|a antena|o aparelho|a tomada|o fio|o poste|a parede|o teto|o telhado|a janela|a porta|o portão|o muro|' +
  'a escada|a mesa|o armário|a televisão|o telefone|o computador|a câmera|a luz|o chuveiro|o sofá|a cama|o espelho|o relógio'
).split('|');
const where = (
  'no sítio|na chácara|na fazenda|no barco|na garagem|no quintal|na varanda|no banheiro|na cozinha|na escola|na igreja|no mercado|' +
  'na farmácia|no hospital|na oficina|na obra|na praia|na montanha|no galpão|na piscina'
).split('|');
const steps = ['cep', 'nr-imovel', 'planos', 'dados-pessoais', 'data-instalacao'];
const dids = ['words', 'answered', 'person', null] as const;

/** Sentences that the conversation did not understand, some of them asked far more often than others. */
export async function seedSentences(
  { database, repositories: { sentences } }: Pick<Shop, 'database' | 'repositories'>,
  many: number,
  now: Date,
): Promise<void> {
  const chance = seededRandom(64);
  /** The first of a list is asked for most. */
  const often = <One>(all: readonly One[]): number => Math.floor(all.length * chance() ** 3);
  const groups = new Map<string, { id: string; stems: readonly string[]; last: number }>();
  const rows = Array.from({ length: many }, () => {
    const text = `${asks[often(asks)]} ${things[often(things)]} ${where[often(where)]}?`;
    const { words } = maskSentence({ text, spans: [] }, sentences.hashOf);
    const stems = stemsOf(words);
    const at = new Date(now.getTime() - chance() * 89 * dayMs);
    const created_at = at.toISOString();
    const key = stems.join(',');
    const group = groups.get(key) ?? { id: timeOrderedId(systemRandom, at), stems, last: 0 };
    group.last = Math.max(group.last, at.getTime());
    groups.set(key, group);
    return {
      ...{ id: timeOrderedId(systemRandom, at), group_id: group.id, words: writeWords(words), hidden: 0 },
      ...{ outcome: oneOf(chance, misunderstandings), step: oneOf(chance, steps), created_at, next: null },
      ...{ campaign: chance() < 0.8 ? '' : 'timblack', did: oneOf(chance, dids) },
    };
  });
  await database.write(async (db) => {
    await insertRows(
      db,
      'sentence_groups',
      [...groups].map(([key, { id, last }]) => ({
        ...{
          id,
          key,
          state: 'open' as const,
          act: null,
          guesses: 'ask:como-e-a-instalacao',
          last_at: new Date(last).toISOString(),
        },
      })),
    );
    await insertRows(
      db,
      'sentence_stems',
      [...groups.values()].flatMap(({ id, stems }) =>
        stems.map((stem) => ({ group_id: id, stem, many: stems.length })),
      ),
    );
    await insertRows(db, 'sentences', rows);
  });
}
