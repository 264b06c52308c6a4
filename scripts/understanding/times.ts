import { readLearnt } from '../../server/understanding/read-model.ts';
import { answeredAt } from '../../server/understanding/training/answered-at.ts';
import { understand } from '../../server/understanding/understand.ts';
import { messageLength } from '../../src/contract/lead/answer-lengths.ts';
import { standard } from '../../src/funnel/campaign.ts';
import { knownAt } from './resolved-value.ts';
import { presentMarket, typicalVisits } from './typical-visit.ts';

/** Long messages: an order, chatter, questions, values in words, and signs that make more of a message than words do. */
const parts = [
  'moro na rua das flores 123 apto 4, o cep é 01310-100 e o celular 11 98765-4321; ',
  'nada disso me diz coisa alguma ',
  'vocês furam a parede? quanto custa e qual o prazo de instalação? ',
  'meu nome é Ana Souza, minha mãe é Maria Lima, nasci em doze de março de mil novecentos e noventa ',
  'onze nove oito sete seis cinco quatro três dois um ',
  'ana ponto lima arroba gmail ponto com ou ana@@gmail ',
  'sexta de manhã ou dia 10 à tarde, quinta não posso ',
  'o de 600 mega com hbo ou globoplay, o mais barato ',
  ...['0123456789 ', '1 ', 'a ', '1,', 'a.b@', '(', 'a'.repeat(99)],
];

const messages = parts.map((part) => part.repeat(messageLength).slice(0, messageLength));

/** Readings of each message at each step: the first ones warm the thread. */
const [warming, tries] = [5, 20];

/** Milliseconds that a message of the greatest length takes, by step. */
export function readingTimes(): { step: string; mean: number; p99: number; worst: number }[] {
  const learnt = readLearnt();
  const reading = [...typicalVisits(presentMarket()).keys()].map((step) => {
    const { context, ...known } = knownAt(step, []);
    const heard = { ...context, answered: [...answeredAt(step)], covered: true };
    const read = (message: string): number => {
      const before = performance.now();
      understand(message, heard, { ...learnt, ...known, campaign: standard });
      return performance.now() - before;
    };
    return { step, readAll: () => messages.map(read) };
  });
  for (let round = 0; round < warming; round++) for (const { readAll } of reading) readAll();
  return reading.map(({ step, readAll }) => {
    const times = Array.from({ length: tries }, readAll)
      .flat()
      .toSorted((one, other) => one - other);
    const mean = times.reduce((sum, one) => sum + one, 0) / times.length;
    return { step, mean, p99: times[Math.floor(0.99 * times.length)] ?? 0, worst: times.at(-1) ?? 0 };
  });
}
