import { isStop } from './terms-of.ts';

/** A wording with its terms. */
export interface Worded<Topic> {
  entry: Topic;
  terms: readonly string[];
}

/** Two words that stand side by side tell more than each of them: 'quanto tempo', 'depois de'. */
const pairsOf = (terms: readonly string[]): string[] =>
  terms.slice(1).map((term, place) => `${terms[place]} ${term}`);

const isPair = (feature: string): boolean => feature.includes(' ');

/** The weight of a feature: pairs repeat their words, and stop words say little. */
const share = (feature: string): number => (isPair(feature) || isStop(feature) ? 0.3 : 1);

/** Softmax temperature: higher makes the probabilities of the topics more alike. */
const temperature = 1.5;

/** Smoothing: each topic counts as if it had this many more wordings of average words. */
const smoothing = 4;

/** A word in more than this share of a topic's wordings counts against the topic if the message lacks it. */
const usualWord = 0.3;

interface Counted<Topic> {
  wordings: number;
  /** The number of wordings per topic. */
  of: Map<Topic, number>;
}

/** A naive Bayes classifier: the probability of each topic, given the terms of a message. */
export function topicOdds<Topic>() {
  const wordingsOf = new Map<Topic, number>();
  const features = new Map<string, Counted<Topic>>();
  let wordings = 0;
  /** For each topic, the usual words and what their absence adds; null until it is computed. */
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
    // Features in no wording say nothing about any topic.
    const asked = [...terms, ...pairsOf(terms)].flatMap((feature) => {
      const counted = features.get(feature);
      return counted ? [{ weight: share(feature), counted }] : [];
    });
    const weight = asked.reduce((sum, one) => sum + one.weight, 0);
    const sums = new Map<Topic, number>();
    // The prior: a topic with more wordings is asked about more often.
    for (const [topic, own] of wordingsOf)
      sums.set(topic, weight * Math.log(smoothing / (own + smoothing)) + against(topic) + Math.log(own));
    for (const { weight, counted } of asked) {
      const expected = (smoothing * (counted.wordings + 0.5)) / wordings;
      for (const [topic, count] of counted.of)
        sums.set(topic, (sums.get(topic) ?? 0) + weight * Math.log(1 + count / expected));
    }
    const most = Math.max(...sums.values());
    const odds = [...sums].map(([topic, sum]) => [topic, Math.exp((sum - most) / temperature)] as const);
    const total = odds.reduce((all, [, one]) => all + one, 0);
    return new Map(odds.map(([topic, one]) => [topic, one / total]));
  };

  /** The share of terms that occur in any wording of a topic. */
  const shareKnown = (terms: readonly string[], topic: Topic): number =>
    terms.filter((term) => features.get(term)?.of.has(topic)).length / Math.max(1, terms.length);

  return { add, of, share: shareKnown };
}
