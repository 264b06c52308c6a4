import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { knowledgeFolder, readKnowledge } from '../../server/understanding/knowledge.ts';
import { packModel } from '../../server/understanding/model/weights-file.ts';
import { readLearnt, readModel, weightsFile } from '../../server/understanding/read-model.ts';
import { readRows } from '../../server/understanding/rows.ts';
import { answeredAt } from '../../server/understanding/training/answered-at.ts';
import { trainClassifiers } from '../../server/understanding/training/train-classifiers.ts';
import { understand } from '../../server/understanding/understand.ts';
import { messageLength } from '../../src/contract/lead/answer-lengths.ts';
import { table } from '../../src/dialogue/decide.ts';
import { standard } from '../../src/funnel/campaign.ts';
import { chatExample } from './chat-example.ts';
import { decidedAt } from './decided-at.ts';
import { measure, valuesByField } from './measure.ts';
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
function readingTimes(): { step: string; mean: number; p99: number; worst: number }[] {
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

const usage = `npm run understanding -- train
npm run understanding -- evaluate [rows.tsv]
npm run understanding -- why "sentence" --at step
npm run understanding -- export --format chat [rows.jsonl]   the rows as training examples of language models
npm run understanding -- times    milliseconds of the longest messages, by step, once warm`;

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

async function train(): Promise<void> {
  const thread = new Worker(new URL('./tagger-thread.ts', import.meta.url));
  const trained = once(thread, 'message');
  const knowledge = readKnowledge();
  const classifiers = trainClassifiers(knowledge, answeredAt);
  const [tagger] = await trained;
  const packed = packModel({ rows: knowledge.hash, ...classifiers, tagger });
  writeFileSync(weightsFile, packed);
  console.log(`${knowledge.rows.length} rows, ${knowledge.topics.length} topics: ${packed.length} bytes.`);
}

function evaluate(file = join(knowledgeFolder, 'gold.tsv')): void {
  const rows = readRows(readFileSync(file, 'utf8'));
  const { words } = readKnowledge();
  const figures = measure(rows, readModel(), words);
  console.log('kind                    rows     acts    marks   values    topic     of 3');
  for (const [kind, { rows: count, acts, marks, told, taken, asked, first, three }] of figures) {
    const shares = [
      percent(acts, count),
      percent(marks, count),
      percent(taken, told),
      percent(first, asked),
      percent(three, asked),
    ];
    console.log(
      `${kind.padEnd(22)}${String(count).padStart(4)}  ${shares.map((one) => one.padStart(7)).join('  ')}`,
    );
  }
  const all = figures.get('all');
  if (all !== undefined)
    console.log(
      `\nstored at once ${all.stored}, wrong ${all.storedWrong}; proposed ${all.proposed}, wrong ${all.proposedWrong}`,
    );
  printFields(valuesByField(rows, words));
}

function printFields(fields: ReadonlyMap<string, readonly [told: number, taken: number]>): void {
  console.log('\nfield                  told    taken');
  for (const [field, [told, taken]] of fields)
    console.log(`${field.padEnd(22)}${String(told).padStart(5)}  ${percent(taken, told).padStart(7)}`);
}

function why(sentence: string, step: string): void {
  const learnt = readLearnt();
  for (const { act, action, rule } of decidedAt(step, sentence, learnt)) {
    const { does, object, level, words, values, options, topics } = act;
    const told = JSON.stringify(options.length > 0 ? options : values);
    const row = rule === null ? 'no row' : `row ${table.indexOf(rule) + 1}`;
    console.log(
      [
        `${does} ${object}`.trim(),
        level,
        `'${words}'`,
        told,
        topics.map(({ id }) => id).join(' · '),
        `→ ${action} (${row})`,
      ]
        .filter((one) => one !== '' && one !== "''" && one !== '{}')
        .join('  '),
    );
  }
}

function times(): void {
  console.log(`step${' '.repeat(20)}mean     p99   worst`);
  for (const { step, mean, p99, worst } of readingTimes())
    console.log([step.padEnd(20), ...[mean, p99, worst].map((one) => one.toFixed(2).padStart(8))].join(''));
}

function exportChat(file = 'data/rows.jsonl'): void {
  const { rows, topics } = readKnowledge();
  const asked = topics.flatMap(({ id, wordings }) =>
    wordings.map((text) => ({ step: 'any', text, spans: [], acts: [{ does: 'ask', object: id }] })),
  );
  const lines = [...rows, ...asked].map((row) => `${JSON.stringify(chatExample(row))}\n`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, lines.join(''));
  console.log(`${lines.length} examples: ${file}`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string' }, format: { type: 'string' } },
});
const [command, argument] = positionals;
if (command === 'train') await train();
else if (command === 'evaluate') evaluate(argument);
else if (command === 'times') times();
else if (command === 'export' && values.format === 'chat') exportChat(argument);
else if (command === 'why' && argument !== undefined) why(argument, values.at ?? 'cep');
else {
  console.log(usage);
  process.exitCode = 1;
}
