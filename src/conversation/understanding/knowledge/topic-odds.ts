import { isStop } from './terms-of.ts';

/** A wording of a topic, in the words as the index knows them. */
export interface Worded<Topic> {
  entry: Topic;
  terms: readonly string[];
}

/** Two words that stand side by side tell more than each of them: 'quanto tempo', 'depois de'. */
const pairsOf = (terms: readonly string[]): string[] =>
  terms.slice(1).map((term, place) => `${terms[place]} ${term}`);

const isPair = (feature: string): boolean => feature.includes(' ');

/** A pair repeats what its words say, and a word of no content says little. */
const share = (feature: string): number => (isPair(feature) || isStop(feature) ? 0.3 : 1);

/** Softmax temperature: higher makes the probabilities of the topics more alike. */
const evenness = 1.5;

/** As if each topic were asked in so many more ways, with the words of all: what stands in one wording may stand there by chance. */
const byChance = 4;

/** A word that stands in so many wordings of a topic is missed where it is not said: 'HBO' where its price is asked. */
const usualWord = 0.3;

interface Counted<Topic> {
  wordings: number;
  /** Of each topic, in how many of its wordings. */
  of: Map<Topic, number>;
}

/** How likely each topic is meant by some words, by how often its wordings use them and how often others do: from 0 to 1. */
export function topicOdds<Topic>() {
  const wordingsOf = new Map<Topic, number>();
  const features = new Map<string, Counted<Topic>>();
  let wordings = 0;
  /** What speaks against each topic where it is not said; null until it is asked for. */
  let missed: ReadonlyMap<Topic, ReadonlyMap<string, number>> | null = null;

  const add = ({ entry, terms }: Worded<Topic>): void => {
    missed = null;
    wordings++;
    wordingsOf.set(entry, (wordingsOf.get(entry) ?? 0) + 1);
    for (const feature of [...terms, ...pairsOf(terms)]) {
      const counted = features.get(feature) ?? { wordings: 0, of: new Map<Topic, number>() };
      features.set(feature, counted);
      counted.wordings++;
      counted.of.set(entry, (counted.of.get(entry) ?? 0) + 1);
    }
  };

  const missedOf = (): ReadonlyMap<Topic, ReadonlyMap<string, number>> => {
    const all = new Map<Topic, Map<string, number>>();
    for (const [feature, { of }] of features) {
      if (isPair(feature) || isStop(feature)) continue;
      for (const [topic, count] of of) {
        const part = count / ((wordingsOf.get(topic) ?? 0) + 1);
        if (part <= usualWord) continue;
        const own = all.get(topic) ?? new Map<string, number>();
        all.set(topic, own.set(feature, Math.log(1 - part)));
      }
    }
    return all;
  };

  const of = (terms: readonly string[]): ReadonlyMap<Topic, number> => {
    missed ??= missedOf();
    const usual = missed;
    const against = (topic: Topic): number =>
      [...(usual.get(topic) ?? [])].reduce(
        (sum, [feature, odds]) => (terms.includes(feature) ? sum : sum + odds),
        0,
      );
    // What no topic speaks of says nothing of any.
    const asked = [...terms, ...pairsOf(terms)].flatMap((feature) => {
      const counted = features.get(feature);
      return counted ? [{ weight: share(feature), counted }] : [];
    });
    const weight = asked.reduce((sum, one) => sum + one.weight, 0);
    const sums = new Map<Topic, number>();
    // What is asked in many ways is asked more often.
    for (const [topic, own] of wordingsOf)
      sums.set(topic, weight * Math.log(byChance / (own + byChance)) + against(topic) + Math.log(own));
    for (const { weight, counted } of asked) {
      const expected = (byChance * (counted.wordings + 0.5)) / wordings;
      for (const [topic, count] of counted.of)
        sums.set(topic, (sums.get(topic) ?? 0) + weight * Math.log(1 + count / expected));
    }
    const most = Math.max(...sums.values());
    const odds = [...sums].map(([topic, sum]) => [topic, Math.exp((sum - most) / evenness)] as const);
    const total = odds.reduce((all, [, one]) => all + one, 0);
    return new Map(odds.map(([topic, one]) => [topic, one / total]));
  };

  /** How many of the words stand in any wording of a topic. */
  const shareKnown = (terms: readonly string[], topic: Topic): number =>
    terms.filter((term) => features.get(term)?.of.has(topic)).length / Math.max(1, terms.length);

  return { add, of, share: shareKnown };
}
