import type { Knowledge } from '../knowledge.ts';
import { readMessage } from '../message.ts';
import { featuresIn } from '../model/features.ts';
import type { Model } from '../model/weights-file.ts';
import { alignActs, type TaughtRow } from './align-acts.ts';
import { type Example, trainClassifier } from './train-classifier.ts';
import { trainTagger } from './train-tagger.ts';

/** A wording of a topic is asked at no step of its own, and there are many more of them than rows. */
const weightOfWording = 0.2;

const asked = (topics: readonly Example[]): Example[] =>
  topics.map(({ features }) => ({ features, label: 'ask', weight: weightOfWording }));

/** Rows that ask one thing teach its topic. */
const asksTopic = ({ acts: [only, ...others], message }: TaughtRow): Example[] =>
  only?.does === 'ask' && others.length === 0 && !['?', 'why'].includes(only.object)
    ? [{ features: featuresIn(message.tokens), label: only.object }]
    : [];

/** Trains on the rows and the topics, the acts in two rounds: the second knows which clause of a message does what. */
export function trainModel({ rows, topics, words, hash }: Knowledge): Model {
  const taught = rows.map((row) => ({ ...row, message: readMessage(row.text, words) }));
  const wordings = topics.flatMap(({ id, wordings }) =>
    wordings.map((wording) => ({ features: featuresIn(readMessage(wording, words).tokens), label: id })),
  );
  const rough = trainClassifier(
    taught.flatMap((row) => alignActs(row, null)),
    { epochs: 3 },
  );
  return {
    rows: hash,
    acts: trainClassifier([...taught.flatMap((row) => alignActs(row, rough)), ...asked(wordings)]),
    topics: trainClassifier([...wordings, ...taught.flatMap(asksTopic)]),
    tagger: trainTagger(taught),
  };
}
