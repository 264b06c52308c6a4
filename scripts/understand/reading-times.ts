import type { Asked } from '../../src/conversation/understanding/reading.ts';
import { textLimit } from '../../src/conversation/understanding/text/text.ts';
import { understand } from '../../src/conversation/understanding/understand.ts';
import { presentMarket, typicalVisits } from './typical-visit.ts';

const tries = 40;

const openings = Array.from({ length: tries }, (_, turn) => `z${'aeiou'[turn % 5]}${'bcdfghjk'[turn % 8]}`);

/** Long messages: an order, chatter, questions, and input that is hard for the patterns. */
const parts = [
  'moro na rua das flores 123 apto 4, o cep é 01310-100 e o celular 11 98765-4321; ',
  'nada disso me diz coisa alguma ',
  'vocês furam a parede? quanto custa e qual o prazo de instalação? ',
  'meu nome é Ana Souza, minha mãe é Maria Lima, nasci em doze de março de mil novecentos e noventa ',
  'onze nove oito sete seis cinco quatro três dois um ',
  'sexta de manhã ou dia 10 à tarde, quinta não posso ',
  '0123456789 ',
  '1 ',
  'a ',
  `${'a'.repeat(99)} `,
];

/** The slowest of several texts of the greatest length: mean CPU time in milliseconds. */
function slowestReading(asked: Asked): { part: string; ms: number } {
  const readings = parts.map((part) => {
    const typed = part.repeat(Math.ceil(textLimit / part.length));
    // Different openings, because no two messages are equal.
    const messages = openings.map((opening) => `${opening} ${typed}`.slice(0, textLimit));
    // Warms up the JIT, as on a page that has been open for a while.
    for (const message of messages) understand(message, asked);
    // CPU time, independent of other load; measured in total, because some clocks have steps of several milliseconds.
    const before = process.threadCpuUsage();
    for (const message of messages) understand(message, asked);
    const { user, system } = process.threadCpuUsage(before);
    return { part, ms: (user + system) / 1000 / tries };
  });
  return readings.reduce((slowest, reading) => (reading.ms > slowest.ms ? reading : slowest));
}

/** The slowest reading at each step, slowest first. */
export function readingTimes(): { step: string; part: string; ms: number }[] {
  return [...typicalVisits(presentMarket())]
    .map(([step, asked]) => ({ step, ...slowestReading(asked) }))
    .toSorted((one, other) => other.ms - one.ms);
}
