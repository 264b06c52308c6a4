import { labelOf, tellsValue } from '../acts.ts';
import type { Knowledge } from '../knowledge.ts';
import { type Message, readMessage } from '../message.ts';
import { featuresIn } from '../model/features.ts';
import type { Model } from '../model/weights-file.ts';
import type { Row } from '../rows.ts';
import { type Example, trainClassifier } from './train-classifier.ts';

/** A row with its message taken apart. */
export interface TaughtRow extends Row {
  message: Message;
}

/** A wording of a topic is asked at no step of its own, and there are many of them. */
const weightOfWording = 0.01;

/** What a message does besides telling the values that it marks. */
const labelsOf = ({ acts, spans }: Row): string[] =>
  acts
    .filter((act) => !(tellsValue(act) && spans.some(({ field }) => field === act.object)))
    .map((act) => (act.does === 'ask' ? 'ask' : labelOf(act)));

/** Every second row is learnt once more with a mark hidden, as far as this: a value that the tagger misses is still told. */
const weightOfHidden = 0.5;

/** The row without its first mark; null if it has none, or is not every second. */
function hidden({ spans, ...row }: TaughtRow, index: number): TaughtRow | null {
  return spans.length > 0 && index % 2 === 0 ? { ...row, spans: spans.slice(1) } : null;
}

function topicsAsked({ acts, message, spans }: TaughtRow): Example[] {
  const asked = acts.filter(({ does }) => does === 'ask');
  const features = featuresIn(message, spans);
  return asked.map(({ object }) => ({ features, labels: [object], weight: 1 / asked.length }));
}

export const taughtBy = ({ rows, words }: Knowledge): TaughtRow[] =>
  rows.map((row) => ({ ...row, message: readMessage(row.text, words) }));

/** Trains on the rows and on the wordings of the topics. `answeredAt`: what is answered when a step is open. */
export function trainClassifiers(
  knowledge: Knowledge,
  answeredAt: (step: string) => ReadonlySet<string>,
): Pick<Model, 'acts' | 'topics'> {
  const taught = taughtBy(knowledge);
  const wordings = knowledge.topics.flatMap(({ id, wordings }) =>
    wordings.map((wording) => ({
      features: featuresIn(readMessage(wording, knowledge.words), []),
      labels: [id],
    })),
  );
  const actsOf = (row: TaughtRow): Example => ({
    features: featuresIn(row.message, row.spans, { step: row.step, answered: answeredAt(row.step) }),
    labels: labelsOf(row),
  });
  const missed = taught.flatMap((row, index) => hidden(row, index) ?? []);
  const acts = [...taught.map(actsOf), ...missed.map((row) => ({ ...actsOf(row), weight: weightOfHidden }))];
  const asked = wordings.map(({ features }) => ({ features, labels: ['ask'], weight: weightOfWording }));
  return {
    acts: trainClassifier([...acts, ...asked], 'each'),
    topics: trainClassifier([...wordings, ...taught.flatMap(topicsAsked)], 'one'),
  };
}
