import { readFileSync } from 'node:fs';
import { textLimit } from '../../src/conversation/understanding/text/text.ts';
import { inWords } from './in-words.ts';
import { readSentence } from './read-sentence.ts';
import { readingTimes } from './reading-times.ts';
import { presentMarket, typicalVisits } from './typical-visit.ts';

// npm run understand -- sentences.tsv: interprets each line (step, tab, sentence); further columns are repeated.
// npm run understand -- --times: measures the slowest of the longest messages that are read, at each step.
const [file] = process.argv.slice(2);
const visits = typicalVisits(presentMarket());
if (file === undefined) {
  console.log(
    `npm run understand -- sentences.tsv\nnpm run understand -- --times\n\nEach line: step<TAB>sentence. Steps: ${[...visits.keys()].join(', ')}.`,
  );
  process.exit(1);
}
if (file === '--times') {
  for (const { step, ms, part } of readingTimes())
    console.log(`${step.padEnd(28)}${ms.toFixed(2).padStart(6)} ms  ${part}…`);
  console.log(
    `\nProcessor time, the mean of 40 readings of ${textLimit} characters of the slowest kind; the goal is 5 ms. Longer messages are refused unread.`,
  );
  process.exit();
}

const counts = new Map<string, number>();
for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
  const [step = '', sentence, ...others] = line.split('\t');
  if (sentence === undefined || line.startsWith('#') || step === 'step') continue;
  const asked = visits.get(step);
  const read = asked && readSentence(sentence, asked);
  const kind = read?.address ? 'address' : (read?.understood?.kind ?? 'no such step');
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
  console.log([step, sentence, ...others].join('\t'));
  console.log(`    ${read === undefined ? kind : inWords(read).join('\n    ')}\n`);
}
for (const [kind, count] of counts) console.log(`${kind.padEnd(12)} ${count}`);
