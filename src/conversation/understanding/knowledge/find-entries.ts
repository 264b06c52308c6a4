import { memoize } from '../text/memoize.ts';
import { wordsOf } from '../text/text.ts';
import { asksAboutTown } from './asks-about-town.ts';
import { isStop, termsOf } from './terms-of.ts';
import {
  counts,
  index,
  indexWordings,
  odds,
  type TopicId,
  type Wording,
  type Wordings,
  wordingCount,
  wordingsOf,
} from './wordings.ts';

export interface Found {
  id: TopicId;
  /**
   * How well message and wording match, from 0 to 1: their common words, weighed with the classifier's probability of
   * the topic.
   */
  likeness: number;
  /** The share of the message's telling words that the topic knows, from 0 to 1. */
  share: number;
  /** The nearest wording. */
  wording: string;
  /** Whether the classifier does not contradict this topic. */
  isLikely: boolean;
}

const weights = new Map<string, number>();

/** Inverse document frequency. Stop words count 15 %; a word in no wording weighs like one in 20. */
function weightOf(term: string): number {
  const known = weights.get(term);
  if (known !== undefined) return known;
  const weight = (isStop(term) ? 0.15 : 1) * Math.log(1 + wordingCount() / (counts.get(term) ?? 20));
  if (counts.has(term)) weights.set(term, weight);
  return weight;
}

const wholes = new Map<TopicId, readonly number[]>();

/** The weight of each wording of a topic. */
function wholesOf(id: TopicId, { list }: Wordings): readonly number[] {
  const known = wholes.get(id) ?? list.map(({ terms }) => sumOf(terms.map(weightOf)));
  wholes.set(id, known);
  return known;
}

/** The terms of a message with their weights. */
type TermWeights = ReadonlyMap<string, number>;

/** Factor for a word that was corrected from a typing slip. */
const slipFactor = 0.6;

/** The known word that a misspelt one means. Short words are left alone: each is one slip away from many others. */
function meantBy(term: string): string | undefined {
  if (counts.has(term) || term.length < 5) return undefined;
  const [nearest] = index.search(term, { fuzzy: 0.25 });
  return nearest?.terms.find((word) => word[0] === term[0]);
}

/** The terms as the wordings write them, slips corrected; unknown words stay. */
const askedWith = (terms: readonly string[]): TermWeights =>
  new Map(
    terms.map((term) => {
      const meant = meantBy(term);
      return meant === undefined ? [term, weightOf(term)] : [meant, slipFactor * weightOf(meant)];
    }),
  );

/** Factor for words of the message that the wording lacks: they count less than words of the wording that the message lacks. */
const beside = 0.4;

/** The weight of an unknown word in a brief question: it is probably the subject ('vocês vendem bicicleta?'). */
const strange = 0.56;

const brief = 3;

/** The weight of all unknown words of a brief question. */
function unknownWordsWeight(telling: readonly string[]): number {
  if (telling.length > brief) return 0;
  return strange * telling.filter((term) => !counts.has(term)).length * Math.log(1 + wordingCount());
}

/** Least likeness of a message that has every telling word of a wording (two or more). */
const containedLikeness = 0.74;

const isWithin = ({ telling }: Wording, asked: TermWeights): boolean =>
  telling.length > 1 && telling.every((term) => asked.has(term));

/** The share of the classifier in the likeness, if the nearest wording says nothing. */
const ofTopic = 0.8;

/** The classifier contradicts a topic only below this fraction of the likeliest topic's probability. */
const asLikely = 0.4;

const coverageAsked = 'tem cobertura';

const sumOf = (weights: Iterable<number>): number => {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum;
};

interface Message {
  asked: TermWeights;
  whole: number;
  unknown: number;
}

/** For each wording of a topic, the weight of the words that the message has too. */
function metIn({ list, having }: Wordings, asked: TermWeights): readonly number[] {
  const met = list.map(() => 0);
  for (const [term, weight] of asked)
    for (const index of having.get(term) ?? []) met[index] = (met[index] ?? 0) + weight;
  return met;
}

/** The likeness of a message to a wording, from 0 to 1, by the weight of their common words. */
function likenessTo(wording: Wording, wordingWhole: number, met: number, message: Message): number {
  const { asked, whole, unknown } = message;
  const missed = wordingWhole - met;
  const like = met / (met + unknown + beside * (whole - met) + (1 - beside) * missed);
  return unknown === 0 && isWithin(wording, asked) ? Math.max(like, containedLikeness) : like;
}

/** The wording of a topic that is nearest to a message. */
function nearestWording(id: TopicId, message: Message): Pick<Found, 'wording' | 'likeness'> {
  let found = { wording: '', likeness: 0 };
  const wordings = wordingsOf.get(id);
  if (wordings === undefined) return found;
  const wholes = wholesOf(id, wordings);
  for (const [index, met] of metIn(wordings, message.asked).entries()) {
    const wording = wordings.list[index];
    if (met === 0 || wording === undefined) continue;
    const likeness = likenessTo(wording, wholes[index] ?? 0, met, message);
    if (likeness > found.likeness) found = { wording: wording.text, likeness };
  }
  return found;
}

/** This many topics are compared closely: the best of the full-text index and of the classifier. */
const most = 8;

function topicsFor(telling: readonly string[], likely: ReadonlyMap<TopicId, number>): ReadonlySet<TopicId> {
  const likeliest = [...likely].toSorted(([, one], [, other]) => other - one).slice(0, most);
  const named = index.search(telling.join(' '), { boostTerm: weightOf }).slice(0, most);
  return new Set<TopicId>([...likeliest.map(([id]) => id), ...named.map(({ id }): TopicId => id)]);
}

function entriesLike(plain: string): readonly Found[] {
  indexWordings(Number.POSITIVE_INFINITY);
  const asked = askedWith(termsOf(asksAboutTown(wordsOf(plain).join(' ')) ? coverageAsked : plain));
  const terms = [...asked.keys()];
  const telling = terms.filter((term) => !isStop(term));
  const likely = odds.of(terms);
  const most = Math.max(...likely.values());
  const message = { asked, whole: sumOf(asked.values()), unknown: unknownWordsWeight(telling) };
  const nearest = (id: TopicId): Found => {
    const found = nearestWording(id, message);
    // The nearer the wording, the less the classifier counts.
    const topic = ofTopic * (1 - found.likeness ** 3);
    const ofAll = (likely.get(id) ?? 0) * Math.min(1, 1.5 * found.likeness);
    return {
      id,
      wording: found.wording,
      likeness: (1 - topic) * found.likeness + topic * ofAll,
      share: odds.share(telling, id),
      isLikely: (likely.get(id) ?? 0) >= asLikely * most,
    };
  };
  return [...topicsFor(telling.length > 0 ? telling : terms, likely)]
    .map(nearest)
    .filter(({ likeness }) => likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness);
}

/** The topics that a message resembles most, best first. */
export const findEntries = memoize(entriesLike, (plain) => plain);
