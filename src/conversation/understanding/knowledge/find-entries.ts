import MiniSearch from 'minisearch';
import { type KnowledgeId, knowledge } from '../../../content/knowledge/knowledge.ts';
import { wordsOf } from '../text.ts';
import { asksAboutTown } from './asks-about-town.ts';
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

/** A slip of the finger in a word that stands nowhere. A short one is one slip away from too many others. */
const fuzzy = (term: string): number | boolean => (counts.has(term) || term.length < 5 ? false : 0.25);

/** Nobody slips in the first letter. */
const isSlipOf = (term: string, asked: readonly string[]): boolean =>
  asked.includes(term) || asked.some((word) => !counts.has(word) && word[0] === term[0]);

/** A word that was meant by a slip counts for less. */
const slipped = 0.6;

/** What a message says beside the question counts for less than what of the question it leaves out. */
const beside = 0.4;

/** What a brief question is about, where nothing that is known speaks of it: 'vocês vendem bicicleta?'. */
const strange = 0.55;

const brief = 3;

/** The weight of the words of a brief question that nobody has asked with yet. */
function strangeness(asked: readonly string[], met: readonly string[]): number {
  const telling = asked.filter((term) => !isStop(term));
  if (telling.length > brief) return 0;
  const unknown = telling.filter((term) => !counts.has(term) && !met.includes(term));
  return strange * unknown.length * Math.log(1 + wordings.length);
}

/** A whole wording may stand in a longer story. One word alone may stand there by chance. */
const within = 0.74;

function isWithin({ terms }: Wording, asked: readonly string[]): boolean {
  const telling = terms.filter((term) => !isStop(term));
  return telling.length > 1 && telling.every((term) => asked.includes(term));
}

const coverageAsked = 'tem cobertura';

/** The questions that a message is most like, the likest first. */
export function findEntries(plain: string): Found[] {
  const asked = termsOf(asksAboutTown(wordsOf(plain).join(' ')) ? coverageAsked : plain);
  const whole = weightOfAll(asked);
  const best = new Map<KnowledgeId, Found>();
  const results = index.search(asked.join(' '), { fuzzy, boostTerm: weightOf });
  for (const { id, queryTerms, terms } of results.slice(0, 60)) {
    const wording = wordings[Number(id)];
    if (wording === undefined) continue;
    const isSlip = (term: string) => !wording.terms.includes(term);
    if (!terms.every((term) => isSlipOf(term, asked))) continue;
    const said = queryTerms.reduce((sum, term) => sum + weightOf(term) * (isSlip(term) ? slipped : 1), 0);
    const asks = weightOfAll(wording.terms);
    const met = terms.reduce((sum, term) => sum + weightOf(term) * (asked.includes(term) ? 1 : slipped), 0);
    const unknown = strangeness(asked, queryTerms);
    const like = met / (met + unknown + beside * (whole - said) + (1 - beside) * (asks - met));
    const likeness = unknown === 0 && isWithin(wording, asked) ? Math.max(like, within) : like;
    const found = { id: wording.entry, likeness, wording: wording.text };
    if (likeness > (best.get(found.id)?.likeness ?? 0)) best.set(found.id, found);
  }
  return [...best.values()].toSorted((one, other) => other.likeness - one.likeness);
}
