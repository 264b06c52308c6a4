import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inWords } from '../../../../scripts/understand/in-words.ts';
import { readSentence } from '../../../../scripts/understand/read-sentence.ts';
import { typicalVisit } from '../../../../scripts/understand/typical-visit.ts';
import { plansIn, today } from '../../../funnel/given.ts';
import { replyInNames } from './reply-names.ts';

const file = join(import.meta.dirname, 'kept-sentences.tsv');
const market = { today, plans: plansIn('plans.json') };

/**
 * What becomes of sentences that were judged to be understood. After an intended change `vitest -u` writes the file anew:
 * its difference shows what else has moved.
 */
it('sentences of visitors are understood as before', async () => {
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [step = '', sentence = ''] = line.split('\t');
      const asked = typicalVisit(step, market);
      const told = asked === null ? ['no such step'] : inWords(readSentence(sentence, asked), replyInNames);
      return [step, sentence, ...told.map((text) => text.replaceAll(/\s+/g, ' ').trim())].join('\t');
    });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file);
});
