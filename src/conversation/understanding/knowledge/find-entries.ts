import MiniSearch from 'minisearch';
import { type KnowledgeId, knowledge } from '../../../content/knowledge/knowledge.ts';
import { isStop, termsOf } from './terms-of.ts';

export interface Found {
  id: KnowledgeId;
  /** From 0 to 1: how much of the message and of the wording is the same, rare words counting more. */
  likeness: number;
  /** As the body of knowledge asks it. */
  wording: string;
}

interface Wording {
  id: number;
  entry: KnowledgeId;
  text: string;
  terms: readonly string[];
}

const wordings: readonly Wording[] = knowledge
  .flatMap(({ id, question, wordings }) =>
    [question, ...wordings.split('|')].map((text) => ({ entry: id, text, terms: termsOf(text) })),
  )
  .map((wording, id) => ({ id, ...wording }));

/** In how many wordings each term stands. */
const counts = new Map<string, number>();
for (const { terms } of wordings) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);

/** A word of no content weighs little, a rare one much; one that stands nowhere as a common one. */
const weightOf = (term: string): number =>
  (isStop(term) ? 0.15 : 1) * Math.log(1 + wordings.length / (counts.get(term) ?? 20));

const weightOfAll = (terms: Iterable<string>): number =>
  [...terms].reduce((sum, term) => sum + weightOf(term), 0);

const index = new MiniSearch<Wording>({
  fields: ['terms'],
  extractField: (wording, field) => (field === 'terms' ? wording.terms.join(' ') : String(wording.id)),
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
});
index.addAll(wordings);

/** A slip of the finger in a word that stands nowhere. */
const fuzzy = (term: string): number | boolean => (counts.has(term) || term.length < 4 ? false : 0.25);

/** A word that was meant by a slip counts for less. */
const slipped = 0.6;

/** What a message says beside the question counts for less than what of the question it leaves out. */
const beside = 0.4;

/** A whole wording may stand in a longer story. One word alone may stand there by chance. */
const within = 0.74;

function isWithin({ terms }: Wording, asked: readonly string[]): boolean {
  const telling = terms.filter((term) => !isStop(term));
  return telling.length > 1 && telling.every((term) => asked.includes(term));
}

/** The questions that a message is most like, the likest first. */
export function findEntries(plain: string): Found[] {
  const asked = termsOf(plain);
  const whole = weightOfAll(asked);
  const best = new Map<KnowledgeId, Found>();
  const results = index.search(asked.join(' '), { fuzzy, boostTerm: weightOf });
  for (const { id, queryTerms, terms } of results.slice(0, 60)) {
    const wording = wordings[Number(id)];
    if (wording === undefined) continue;
    const isSlip = (term: string) => !wording.terms.includes(term);
    const said = queryTerms.reduce((sum, term) => sum + weightOf(term) * (isSlip(term) ? slipped : 1), 0);
    const asks = weightOfAll(wording.terms);
    const met = terms.reduce((sum, term) => sum + weightOf(term) * (asked.includes(term) ? 1 : slipped), 0);
    const like = met / (met + beside * (whole - said) + (1 - beside) * (asks - met));
    const likeness = isWithin(wording, asked) ? Math.max(like, within) : like;
    const found = { id: wording.entry, likeness, wording: wording.text };
    if (likeness > (best.get(found.id)?.likeness ?? 0)) best.set(found.id, found);
  }
  return [...best.values()].toSorted((one, other) => other.likeness - one.likeness);
}
