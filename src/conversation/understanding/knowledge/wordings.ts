import MiniSearch from 'minisearch';
import { type KnowledgeId, knowledge } from '../../../content/knowledge/knowledge.ts';
import { type SayingId, sayings } from '../../../content/knowledge/sayings/sayings.ts';
import { isStop, termsOf } from './terms-of.ts';
import { topicOdds } from './topic-odds.ts';

/** What a message may be about: a topic that is known, or what is said around an answer. */
export type TopicId = KnowledgeId | SayingId;

export interface Wording {
  /** As the body of knowledge asks it. */
  text: string;
  terms: ReadonlySet<string>;
  /** Those that say what is asked about. */
  telling: readonly string[];
}

interface Topic {
  id: TopicId;
  terms: readonly string[];
}

/** Which topics speak of a word, or of one that is a slip away from it. Without what nobody has taken up yet. */
export const index = new MiniSearch<Topic>({
  fields: ['terms'],
  extractField: (topic, field) => (field === 'terms' ? topic.terms.join(' ') : topic.id),
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
});

export const wordingsOf = new Map<TopicId, Wording[]>();

/** In how many wordings each term stands, and how many there are. */
export const counts = new Map<string, number>();
let total = 0;
export const wordingCount = (): number => total;

export const odds = topicOdds<TopicId>();

const topics: readonly { id: TopicId; said: string; wordings: string }[] = [
  ...knowledge.map(({ id, question, wordings }) => ({ id, said: question, wordings })),
  ...sayings.map(({ id, means, wordings }) => ({ id, said: means, wordings })),
];

function* takeUp(): Generator<undefined> {
  for (const { id, said, wordings } of topics) {
    const own: Wording[] = [];
    for (const text of [said, ...wordings.split('|')]) {
      const terms = termsOf(text);
      own.push({ text, terms: new Set(terms), telling: terms.filter((term) => !isStop(term)) });
      odds.add({ entry: id, terms });
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      total++;
      yield;
    }
    wordingsOf.set(id, own);
    index.add({ id, terms: own.flatMap(({ terms }) => [...terms]) });
  }
}

const left = takeUp();

/** Takes up so many more wordings: all at once would hold a slow phone for long. Whether any may be left. */
export function indexWordings(count: number): boolean {
  for (let taken = 0; taken < count; taken++) if (left.next().done) return false;
  return true;
}
