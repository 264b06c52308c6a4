import type { KnowledgeId } from '../../../content/knowledge/knowledge.ts';
import { wordsOf } from '../text.ts';
import { asksAboutTown } from './asks-about-town.ts';
import { isStop, termsOf } from './terms-of.ts';
import { counts, index, odds, takeUpWordings, type Wording, wordings } from './wordings.ts';

export interface Found {
  id: KnowledgeId;
  /** From 0 to 1: how much of the message and of the wording is the same, and how likely its words mean this and nothing else. */
  likeness: number;
  /** How much of the words that tell something any of its wordings has, from 0 to 1. */
  share: number;
  /** As the body of knowledge asks it. */
  wording: string;
  /** Whether the words of all its wordings do not speak for another one. */
  isLikely: boolean;
}

/** A word of no content weighs little, a rare one much; one that stands nowhere as a common one. */
const weightOf = (term: string): number =>
  (isStop(term) ? 0.15 : 1) * Math.log(1 + wordings.length / (counts.get(term) ?? 20));

const weightOfAll = (terms: Iterable<string>): number =>
  [...terms].reduce((sum, term) => sum + weightOf(term), 0);

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
const strange = 0.56;

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

/** How much the words of all its wordings say beside the nearest one. */
const ofTopic = 0.4;

/** Beside the likeliest by their words, one that is as likely as this is not spoken against. */
const asLikely = 0.4;

const coverageAsked = 'tem cobertura';

const sumOf = (terms: readonly string[], factor: (term: string) => number): number =>
  terms.reduce((sum, term) => sum + weightOf(term) * factor(term), 0);

/** How much of a message and of a wording is the same, where any of it is. */
function nearestWordings(asked: readonly string[]): Map<KnowledgeId, Found> {
  const whole = weightOfAll(asked);
  const telling = asked.filter((term) => !isStop(term));
  const stops = telling.length === 0 ? [] : asked.filter(isStop);
  const best = new Map<KnowledgeId, Found>();
  const results = index.search((telling.length === 0 ? asked : telling).join(' '), {
    fuzzy,
    boostTerm: weightOf,
  });
  for (const { id, queryTerms, terms } of results.slice(0, 80)) {
    const wording = wordings[Number(id)];
    if (wording === undefined || !terms.every((term) => isSlipOf(term, asked))) continue;
    const isSlip = (term: string) => !wording.terms.includes(term);
    const alike = sumOf(
      stops.filter((term) => wording.terms.includes(term)),
      () => 1,
    );
    const said = alike + sumOf(queryTerms, (term) => (isSlip(term) ? slipped : 1));
    const met = alike + sumOf(terms, (term) => (asked.includes(term) ? 1 : slipped));
    const asks = weightOfAll(wording.terms);
    const unknown = strangeness(asked, queryTerms);
    const like = met / (met + unknown + beside * (whole - said) + (1 - beside) * (asks - met));
    const likeness = unknown === 0 && isWithin(wording, asked) ? Math.max(like, within) : like;
    const share = odds.share(telling, wording.entry);
    const found = { id: wording.entry, likeness, share, wording: wording.text, isLikely: false };
    if (likeness > (best.get(found.id)?.likeness ?? 0)) best.set(found.id, found);
  }
  return best;
}

/** The questions that a message is most like, the likest first. */
export function findEntries(plain: string): Found[] {
  takeUpWordings(Number.POSITIVE_INFINITY);
  const asked = termsOf(asksAboutTown(wordsOf(plain).join(' ')) ? coverageAsked : plain);
  const likely = odds.of(asked);
  const most = Math.max(...likely.values());
  // The nearer the wording, the less the others have to say.
  const weighed = ({ likeness, ...rest }: Found): Found => {
    const topic = ofTopic * (1 - likeness ** 3);
    const ofAll = (likely.get(rest.id) ?? 0) * Math.min(1, 1.5 * likeness);
    const isLikely = (likely.get(rest.id) ?? 0) >= asLikely * most;
    return { ...rest, isLikely, likeness: (1 - topic) * likeness + topic * ofAll };
  };
  return [...nearestWordings(asked).values()]
    .map(weighed)
    .toSorted((one, other) => other.likeness - one.likeness);
}
