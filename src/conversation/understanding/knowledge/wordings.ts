import MiniSearch from 'minisearch';
import { type KnowledgeId, knowledge } from '../../../content/knowledge/knowledge.ts';
import { type SayingId, sayings } from '../../../content/knowledge/sayings/sayings.ts';
import { isStop, termsOf } from './terms-of.ts';
import { topicOdds } from './topic-odds.ts';

/** A topic of the knowledge, or a saying. */
export type TopicId = KnowledgeId | SayingId;

export interface Wording {
  /** The text as written. */
  text: string;
  terms: readonly string[];
  /** The terms that are no stop words. */
  telling: readonly string[];
}

/** The wordings of a topic, and for each term the indices of those that have it. */
export interface Wordings {
  list: readonly Wording[];
  having: ReadonlyMap<string, readonly number[]>;
}

interface Topic {
  id: TopicId;
  terms: readonly string[];
}

/** Full-text index of the topics, with fuzzy search. Holds only the wordings indexed so far. */
export const index = new MiniSearch<Topic>({
  fields: ['terms'],
  extractField: (topic, field) => (field === 'terms' ? topic.terms.join(' ') : topic.id),
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
});

export const wordingsOf = new Map<TopicId, Wordings>();

/** The number of wordings that have a term. */
export const counts = new Map<string, number>();
let total = 0;
export const wordingCount = (): number => total;

export const odds = topicOdds<TopicId>();

const topics: readonly { id: TopicId; said: string; wordings: string }[] = [
  ...knowledge.map(({ id, question, wordings }) => ({ id, said: question, wordings })),
  ...sayings.map(({ id, means, wordings }) => ({ id, said: means, wordings })),
];

function* indexer(): Generator<undefined> {
  for (const { id, said, wordings } of topics) {
    const list: Wording[] = [];
    const having = new Map<string, number[]>();
    for (const text of [said, ...wordings.split('|')]) {
      const terms = termsOf(text);
      for (const term of terms) {
        counts.set(term, (counts.get(term) ?? 0) + 1);
        having.set(term, [...(having.get(term) ?? []), list.length]);
      }
      list.push({ text, terms, telling: terms.filter((term) => !isStop(term)) });
      odds.add({ entry: id, terms });
      total++;
      yield;
    }
    wordingsOf.set(id, { list, having });
    index.add({ id, terms: list.flatMap(({ terms }) => terms) });
  }
}

const left = indexer();

/** Indexes this many more wordings: all at once would block a slow phone. Returns whether any may be left. */
export function indexWordings(count: number): boolean {
  for (let taken = 0; taken < count; taken++) if (left.next().done) return false;
  return true;
}
