import type { CalendarDate } from '../../src/brazil/date.ts';
import type { MessageContext, UnderstoodAct } from '../../src/contract/calls/understand.ts';
import { isActName } from './acts.ts';
import { findActs } from './find-acts.ts';
import type { WordClasses } from './kinds.ts';
import { readMessage } from './message.ts';
import type { Model } from './model/weights-file.ts';
import { isReadByGrammar, readValue } from './values/read-value.ts';

interface Learnt {
  model: Model;
  words: WordClasses;
  today: CalendarDate;
}

/** The acts of a message, with the values that a grammar reads as the inputs of a form have them. */
export function understand(
  typed: string,
  { steps: [step = ''], answered, waiting }: MessageContext,
  { model, words, today }: Learnt,
): UnderstoodAct[] {
  const message = readMessage(typed, words);
  const found = findActs(message, { step, answered: new Set([...answered, ...waiting]) }, model);
  return found.flatMap(({ does, object, value, certainty, span = { from: 0, to: 0 }, topics = [] }) => {
    if (!isActName(does)) return [];
    const read = isReadByGrammar(object)
      ? readValue(object, message.plain.slice(span.from, span.to), today)
      : null;
    return {
      does,
      object,
      certainty,
      words: message.text.slice(span.from, span.to),
      values: read === null ? (choices[`${object}=${value}`] ?? {}) : { [object]: [read] },
      topics: [...topics],
    };
  });
}

/** Choices that the act itself tells, whatever its words. Offers that are not wanted have no value, as in a form. */
const choices: Readonly<Record<string, UnderstoodAct['values']>> = {
  'direct_debit=on': { direct_debit: ['true'] },
  'direct_debit=off': { direct_debit: ['false'] },
  'accept_promotions=on': { accept_promotions: ['on'] },
};
