import { readFileSync } from 'node:fs';
import { understand } from '../../src/conversation/understanding/understand.ts';
import { addressAskedIn } from './address-asked-in.ts';
import { inWords } from './in-words.ts';
import { stepNames, typicalVisit } from './typical-visit.ts';

// npm run understand -- sentences.tsv: a line is the step, a tab and the sentence; further columns are repeated.
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.log(
    `npm run understand -- sentences.tsv\n\nEach line: step<TAB>sentence. Steps: ${stepNames.join(', ')}.`,
  );
  process.exit(1);
}

const counts = new Map<string, number>();
for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
  const [step = '', sentence, ...others] = line.split('\t');
  if (sentence === undefined || line.startsWith('#') || step === 'step') continue;
  const asked = typicalVisit(step);
  const search = asked && addressAskedIn(sentence, asked);
  const rest = search === null ? sentence : search.rest;
  const understood = asked && rest !== null ? understand(rest, asked) : null;
  const kind = search !== null ? 'address' : (understood?.kind ?? 'no such step');
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
  console.log([step, sentence, ...others].join('\t'));
  const told = [search?.said, understood && inWords(understood)].filter(Boolean);
  console.log(`    ${told.join('\n    ') || kind}\n`);
}
for (const [kind, count] of counts) console.log(`${kind.padEnd(12)} ${count}`);
