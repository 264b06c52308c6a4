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
  wordingCount,
  wordingsOf,
} from './wordings.ts';

export interface Found {
  id: TopicId;
  /** From 0 to 1: how much of the message and of the wording is the same, and how likely its words mean this and nothing else. */
  likeness: number;
  /** How much of the words that tell something any of its wordings has, from 0 to 1. */
  share: number;
  /** As the body of knowledge asks it. */
  wording: string;
  /** Whether the words of all its wordings do not speak for another one. */
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

const wholes = new WeakMap<Wording, number>();

function wholeOf(wording: Wording): number {
  const whole = wholes.get(wording) ?? sumOf([...wording.terms].map(weightOf));
  wholes.set(wording, whole);
  return whole;
}

/** What a message is about, with the weight of each of its words. */
type Asked = ReadonlyMap<string, number>;

/** A word that was meant by a slip counts for less. */
const slipped = 0.6;

/** A short word is one slip away from too many others, and nobody slips in the first letter. */
function meantBy(term: string): string | undefined {
  if (counts.has(term) || term.length < 5) return undefined;
  const [nearest] = index.search(term, { fuzzy: 0.25 });
  return nearest?.terms.find((word) => word[0] === term[0]);
}

/** As the wordings write them; what nobody has asked with yet as it is. */
const askedWith = (terms: readonly string[]): Asked =>
  new Map(
    terms.map((term) => {
      const meant = meantBy(term);
      return meant === undefined ? [term, weightOf(term)] : [meant, slipped * weightOf(meant)];
    }),
  );

/** What a message says beside the question counts for less than what of the question it leaves out. */
const beside = 0.4;

/** What a brief question is about, where nothing that is known speaks of it: 'vocês vendem bicicleta?'. */
const strange = 0.56;

const brief = 3;

/** The weight of the words of a brief question that nobody has asked with yet. */
function unknownWordsWeight(telling: readonly string[]): number {
  if (telling.length > brief) return 0;
  return strange * telling.filter((term) => !counts.has(term)).length * Math.log(1 + wordingCount());
}

/** The least likeness of a message that has every telling word of a wording, two or more. */
const within = 0.74;

const isWithin = ({ telling }: Wording, asked: Asked): boolean =>
  telling.length > 1 && telling.every((term) => asked.has(term));

/** How much the words of all its wordings say beside the nearest one. */
const ofTopic = 0.8;

/** Beside the likeliest by their words, one that is as likely as this is not spoken against. */
const asLikely = 0.4;

const coverageAsked = 'tem cobertura';

const sumOf = (weights: Iterable<number>): number => {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum;
};

interface Message {
  asked: Asked;
  whole: number;
  unknown: number;
}

/** The weight of the words that stand in both: the shorter is looked up in the longer. */
function metIn({ terms }: Wording, asked: Asked): number {
  let met = 0;
  if (asked.size > terms.size) for (const term of terms) met += asked.get(term) ?? 0;
  else for (const [term, weight] of asked) met += terms.has(term) ? weight : 0;
  return met;
}

/** How much of a message and of a wording is the same. */
function likenessTo(wording: Wording, { asked, whole, unknown }: Message): number {
  const met = metIn(wording, asked);
  if (met === 0) return 0;
  const missed = wholeOf(wording) - met;
  const like = met / (met + unknown + beside * (whole - met) + (1 - beside) * missed);
  return unknown === 0 && isWithin(wording, asked) ? Math.max(like, within) : like;
}

/** So many topics are looked at closely, by their words and by the likeliest. */
const most = 8;

function topicsFor(telling: readonly string[], likely: ReadonlyMap<TopicId, number>): ReadonlySet<TopicId> {
  const likeliest = [...likely].toSorted(([, one], [, other]) => other - one).slice(0, most);
  const named = index.search(telling.join(' '), { boostTerm: weightOf }).slice(0, most);
  return new Set<TopicId>([...likeliest.map(([id]) => id), ...named.map(({ id }): TopicId => id)]);
}

/** A message is looked up as a whole and in its parts, some of them more than once. */
const latest = new Map<string, readonly Found[]>();
const mostLatest = 8;

/** The questions that a message is most like, the likest first. */
export function findEntries(plain: string): readonly Found[] {
  const before = latest.get(plain);
  if (before !== undefined) return before;
  if (latest.size >= mostLatest) latest.clear();
  const found = lookedUp(plain);
  latest.set(plain, found);
  return found;
}

function lookedUp(plain: string): readonly Found[] {
  indexWordings(Number.POSITIVE_INFINITY);
  const asked = askedWith(termsOf(asksAboutTown(wordsOf(plain).join(' ')) ? coverageAsked : plain));
  const terms = [...asked.keys()];
  const telling = terms.filter((term) => !isStop(term));
  const likely = odds.of(terms);
  const most = Math.max(...likely.values());
  const message = { asked, whole: sumOf(asked.values()), unknown: unknownWordsWeight(telling) };
  const nearest = (id: TopicId): Found => {
    let found = { wording: '', likeness: 0 };
    for (const wording of wordingsOf.get(id) ?? []) {
      const likeness = likenessTo(wording, message);
      if (likeness > found.likeness) found = { wording: wording.text, likeness };
    }
    // The nearer the wording, the less the others have to say.
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
