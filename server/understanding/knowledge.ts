import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWordClasses, type WordClasses } from './kinds.ts';
import { type Row, readRows } from './rows.ts';

interface Topic {
  id: string;
  wordings: readonly string[];
}

export interface Knowledge {
  rows: readonly Row[];
  topics: readonly Topic[];
  words: WordClasses;
  /** Of all of it: weights that were learnt from something else are stale. */
  hash: string;
}

export const knowledgeFolder = join(import.meta.dirname, '../../knowledge');

/** A line `# id` begins a topic, the lines below are its wordings. */
const topicsIn = (file: string): Topic[] =>
  file.split(/^# /m).flatMap((block) => {
    const [id, ...wordings] = block.split('\n').filter((line) => line !== '');
    return id === undefined ? [] : { id, wordings };
  });

/** Sorted: what is learnt depends on the order. */
export const readTopics = (folder = knowledgeFolder): Topic[] =>
  globSync('topics/*.txt', { cwd: folder })
    .flatMap((name) => topicsIn(readFileSync(join(folder, name), 'utf8')))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));

export function readKnowledge(folder = knowledgeFolder): Knowledge {
  const files = globSync(['sentences/*.tsv', 'critical.tsv'], { cwd: folder }).toSorted();
  const sentences = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  const words = readFileSync(join(folder, 'words.txt'), 'utf8');
  const topics = readTopics(folder);
  const hash = createHash('sha256')
    .update(JSON.stringify([sentences, words, topics]))
    .digest('hex');
  return { rows: sentences.flatMap(readRows), topics, words: readWordClasses(words), hash };
}
