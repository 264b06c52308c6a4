import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knowledgeFolder, readKnowledge } from '../../../server/understanding/knowledge.ts';
import { readRows } from '../../../server/understanding/rows.ts';

const knowledge = readKnowledge();
const goldFile = join(knowledgeFolder, 'gold.tsv');
const gold = readRows(readFileSync(goldFile, 'utf8'));
const topics = new Set(knowledge.topics.map(({ id }) => id));

describe('the rows of knowledge', () => {
  it('ask about topics that exist', () => {
    const asked = [...knowledge.rows, ...gold].flatMap(({ acts }) =>
      acts.filter(({ does }) => does === 'ask'),
    );
    const unknown = asked.filter(({ object }) => !topics.has(object) && object !== '?' && object !== 'why');
    expect(unknown).toEqual([]);
  });

  it('are told by an act wherever they mark a value', () => {
    const untold = [...knowledge.rows, ...gold].filter(({ spans, acts }) =>
      spans.some(({ field }) => !acts.some(({ object }) => object === field)),
    );
    expect(untold.map(({ text }) => text)).toEqual([]);
  });

  it('that measure are none of those that are trained on', () => {
    const trained = new Set(knowledge.rows.map(({ step, text }) => `${step}\t${text.toLowerCase()}`));
    expect(gold.filter(({ step, text }) => trained.has(`${step}\t${text.toLowerCase()}`))).toEqual([]);
  });
});
