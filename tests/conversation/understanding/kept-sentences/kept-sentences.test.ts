import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { inWords } from '../../../../scripts/understand/in-words.ts';
import { readSentence } from '../../../../scripts/understand/read-sentence.ts';
import { typicalVisits } from '../../../../scripts/understand/typical-visit.ts';
import { plansIn, today } from '../../../funnel/given.ts';
import { isFullRun } from '../../../setup/full-run.ts';
import { replyInNames } from './reply-names.ts';

const folder = join(import.meta.dirname, 'sentences');
const visits = typicalVisits({ today, plans: plansIn('plans.json') });

/**
 * What becomes of sentences that were judged to be understood, in a file for each step; `npm test` takes every fourth.
 * After an intended change `vitest -u` writes the files anew: their difference shows what else has moved.
 */
it.each(readdirSync(folder).toSorted())(
  'sentences of visitors are understood as before: %s',
  async (name) => {
    const file = join(folder, name);
    const asked = visits.get(basename(name, '.tsv'));
    const kept = readFileSync(file, 'utf8').trimEnd().split('\n');
    const chosen = isFullRun ? kept : kept.filter((_, place) => place % 4 === 0);
    const lines = chosen.map((line) => {
      const [sentence = ''] = line.split('\t');
      const told =
        asked === undefined ? ['no such step'] : inWords(readSentence(sentence, asked), replyInNames);
      return [sentence, ...told.map((text) => text.replaceAll(/\s+/g, ' ').trim())].join('\t');
    });
    if (isFullRun) await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file);
    else expect(lines).toEqual(chosen);
  },
  // Hundreds of sentences, on a machine that may be busy with something else.
  120_000,
);
