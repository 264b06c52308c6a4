import type { MessageContext, Understood, UnderstoodAct } from '../../src/contract/calls/understand.ts';
import { isActName } from './acts.ts';
import {
  type FoundAct,
  findActs,
  planAsOne,
  valuesByForm,
  withSavings,
  withSecondContact,
  withUnit,
} from './find-acts.ts';
import { languageOf } from './languages.ts';
import { type Message, readMessage } from './message.ts';
import { levelOf } from './model/calibration.ts';
import { nothingPublished } from './published.ts';
import type { readLearnt } from './read-model.ts';
import { otherPeriod } from './replies/computed-replies.ts';
import type { Heard } from './replies/open-question.ts';
import { replyTo } from './replies/reply-to.ts';
import { isTopic, topicNamed } from './replies/topic-replies.ts';
import { resolve } from './resolve.ts';
import { optionNamed } from './values/quiz.ts';
import { withPeriodBeside } from './values/visit.ts';

/** What is known besides the message and its question. */
type Given = Omit<Heard, 'context' | 'plain'>;

const tellsPlan = ({ object, values, options }: UnderstoodAct): boolean =>
  object === 'idPlan' && (Object.keys(values).length > 0 || options.length > 0);

const optionTold = (option: string, words: string): UnderstoodAct => ({
  ...{ does: 'inform', object: 'quiz', level: 'sure', words, values: { quiz: [option] } },
  ...{ options: [], topics: [] },
});

const nothingFound: UnderstoodAct = {
  ...{ does: 'other', object: '', level: 'guess', words: '' },
  ...{ values: {}, options: [], topics: [] },
};

/** What was found in a message, with the values that its words tell as the inputs of a form have them, and what to reply. */
export function resolvedActs(
  found: readonly FoundAct[],
  message: Message,
  context: MessageContext,
  { published = nothingPublished, ...known }: Given,
): UnderstoodAct[] {
  // The words of other values name no plan: 'número 78, e quanto custa?'.
  const plain = found.reduce(
    (left, { object, span }) =>
      span === undefined || object === 'idPlan'
        ? left
        : left.slice(0, span.from) + ' '.repeat(span.to - span.from) + left.slice(span.to),
    message.plain,
  );
  const resolvedAct = ({ span: told, topics: ids = [], ...act }: FoundAct): UnderstoodAct[] => {
    const span = told === undefined ? { from: 0, to: 0 } : withUnit(told, message);
    const { does, object, certainty } = act;
    if (!isActName(does)) return [];
    const text = message.text.slice(span.from, span.to);
    // The words before an option may deny it.
    const own = message.plain.slice(span.from, span.to);
    const isVisit = object === 'schedules';
    const said = isVisit ? withPeriodBeside(own, plain) : own;
    const resolved = resolve(act, object === 'quiz' ? message : { text, plain: said }, { ...known, context });
    const taken = isVisit ? otherPeriod(said, { ...known, context }) : null;
    const reply = replyTo({ does, object }, { ...known, context, plain, published }) ?? taken ?? undefined;
    const asked = ids.flatMap((id) => topicNamed(id, published));
    const level = levelOf({ does, object, ...resolved }, certainty);
    return level === null ? [] : [{ does, object, level, words: text, ...resolved, topics: asked, reply }];
  };
  const asOne = planAsOne(found, message).flatMap(resolvedAct);
  return asOne.some(tellsPlan) ? asOne : found.flatMap(resolvedAct);
}

export function understand(
  typed: string,
  context: MessageContext,
  { model, words, languages, published = nothingPublished, ...known }: ReturnType<typeof readLearnt> & Given,
): Understood {
  const { steps, answered, waiting } = context;
  const [step = ''] = steps;
  const message = readMessage(typed, words);
  const option = optionNamed(message.plain, context.options);
  // The model has not seen the options, which a message may repeat word by word.
  if (option !== undefined) return { acts: [optionTold(option, message.text)] };
  const place = { step, answered: new Set([...answered, ...waiting]) };
  const marked = findActs(message, place, model, { ...published, exist: (id) => isTopic(id, published) });
  const byForm = valuesByForm(message, marked, context.open);
  const found = withSecondContact(withSavings([...marked, ...byForm], message, context.open), message);
  const read = resolvedActs(found, message, context, { ...known, published });
  const acts = read.length > 0 ? read : [nothingFound];
  return { acts, language: languageOf(message, languages) };
}
