import { isStop } from './terms-of.ts';

/** A wording of a topic, in the words as the index knows them. */
export interface Worded<Topic> {
  entry: Topic;
  terms: readonly string[];
}

/** Two words that stand side by side tell more than each of them: 'quanto tempo', 'depois de'. */
const pairsOf = (terms: readonly string[]): string[] =>
  terms.slice(1).map((term, place) => `${terms[place]} ${term}`);

/** A pair repeats what its words say, and a word of no content says little. */
const share = (feature: string): number => (feature.includes(' ') || isStop(feature) ? 0.3 : 1);

/** How far apart the odds of two topics lie: the more, the more alike they count. */
const evenness = 1.5;

interface Counted {
  wordings: number;
  /** In how many of its wordings each word and each pair stands. */
  counts: Map<string, number>;
}

/** How likely each topic is meant by some words, by how often its wordings use them and how often others do: from 0 to 1. */
export function topicOdds<Topic>() {
  const topics = new Map<Topic, Counted>();
  const everywhere = new Map<string, number>();
  let wordings = 0;
  const add = ({ entry, terms }: Worded<Topic>): void => {
    wordings++;
    const topic = topics.get(entry) ?? { wordings: 0, counts: new Map<string, number>() };
    topics.set(entry, topic);
    topic.wordings++;
    for (const feature of [...terms, ...pairsOf(terms)]) {
      topic.counts.set(feature, (topic.counts.get(feature) ?? 0) + 1);
      everywhere.set(feature, (everywhere.get(feature) ?? 0) + 1);
    }
  };
  const usual = (feature: string) => ((everywhere.get(feature) ?? 0) + 0.5) / wordings;
  const of = (terms: readonly string[]): ReadonlyMap<Topic, number> => {
    // What no topic speaks of says nothing of any.
    const known = [...terms, ...pairsOf(terms)].filter((feature) => everywhere.has(feature));
    const asked = known.map((feature) => ({
      feature,
      weight: share(feature),
      usual: usual(feature),
    }));
    const sums = [...topics].map(([topic, { wordings: own, counts }]) => {
      const sum = asked.reduce((all, { feature, weight, usual }) => {
        const here = ((counts.get(feature) ?? 0) + usual) / (own + 1);
        return all + weight * Math.log(here / usual);
      }, 0);
      // What is asked in many ways is asked more often.
      return [topic, sum + Math.log(own)] as const;
    });
    const most = Math.max(...sums.map(([, sum]) => sum));
    const odds = sums.map(([topic, sum]) => [topic, Math.exp((sum - most) / evenness)] as const);
    const total = odds.reduce((all, [, one]) => all + one, 0);
    return new Map(odds.map(([topic, one]) => [topic, one / total]));
  };
  /** How many of the words stand in any wording of a topic. */
  const shareKnown = (terms: readonly string[], topic: Topic): number =>
    terms.filter((term) => topics.get(topic)?.counts.has(term)).length / Math.max(1, terms.length);
  return { add, of, share: shareKnown };
}
