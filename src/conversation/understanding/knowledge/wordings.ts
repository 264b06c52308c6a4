import MiniSearch from 'minisearch';
import { type KnowledgeId, knowledge } from '../../../content/knowledge/knowledge.ts';
import { termsOf } from './terms-of.ts';
import { topicOdds } from './topic-odds.ts';

export interface Wording {
  id: number;
  entry: KnowledgeId;
  /** As the body of knowledge asks it. */
  text: string;
  terms: readonly string[];
}

/** Without what nobody has taken up yet. */
export const index = new MiniSearch<Wording>({
  fields: ['terms'],
  extractField: (wording, field) => (field === 'terms' ? wording.terms.join(' ') : String(wording.id)),
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
});

export const wordings: Wording[] = [];

/** In how many wordings each term stands. */
export const counts = new Map<string, number>();

export const odds = topicOdds<KnowledgeId>();

function* takeUp(): Generator<undefined> {
  for (const { id: entry, question, wordings: others } of knowledge)
    for (const text of [question, ...others.split('|')]) {
      const wording = { id: wordings.length, entry, text, terms: termsOf(text) };
      wordings.push(wording);
      index.add(wording);
      odds.add(wording);
      for (const term of wording.terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      yield;
    }
}

const left = takeUp();

/** Takes up so many more wordings: all at once would hold a slow phone for long. Whether any may be left. */
export function takeUpWordings(count: number): boolean {
  for (let taken = 0; taken < count; taken++) if (left.next().done) return false;
  return true;
}
