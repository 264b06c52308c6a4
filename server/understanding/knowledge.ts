import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knowledge } from '../../src/content/knowledge/knowledge.ts';
import { readWordClasses, type WordClasses } from './kinds.ts';
import { type Row, readRows } from './rows.ts';

/** A topic with the ways to ask it. */
interface Topic {
  id: string;
  wordings: readonly string[];
}

/** What the conversation is taught. */
export interface Knowledge {
  rows: readonly Row[];
  topics: readonly Topic[];
  words: WordClasses;
  /** Of all of it: weights that were learnt from something else are stale. */
  hash: string;
}

export const knowledgeFolder = join(import.meta.dirname, '../../knowledge');

const topicsAsked = (): Topic[] =>
  knowledge
    .map(({ id, wordings }) => ({ id, wordings: wordings.split('|') }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));

export function readKnowledge(folder = knowledgeFolder): Knowledge {
  const files = globSync(['sentences/*.tsv', 'critical.tsv'], { cwd: folder }).toSorted();
  const sentences = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  const words = readFileSync(join(folder, 'words.txt'), 'utf8');
  const topics = topicsAsked();
  const hash = createHash('sha256')
    .update(JSON.stringify([sentences, words, topics]))
    .digest('hex');
  return { rows: sentences.flatMap(readRows), topics, words: readWordClasses(words), hash };
}
