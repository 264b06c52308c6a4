import type { UnderstoodAct } from '../../contract/calls/understand.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { selectFacts } from '../../store/selectors.ts';
import { nameInSentence } from '../answers/answer-name.ts';
import { bareOf } from '../closed-words.ts';
import { hasValue, tellsValue } from '../decide.ts';
import { type Change, each, type Said } from './change.ts';

/** A bare number that hardly is another field's is of the one that waits: 'não, é 5'. */
function asNumberOfWaiting(act: UnderstoodAct, { question: { state, waiting } }: Said): UnderstoodAct {
  const [only, another] = waiting;
  const isGuess = tellsValue(act) && hasValue(act) && act.level === 'guess' && /^\d+$/.test(act.words);
  if (only === undefined || another !== undefined || !isGuess) return act;
  const values = { [only.field]: [act.words] };
  const isReadable = fields[only.field].read(values, selectFacts(state)).kind === 'read';
  return isReadable ? { ...act, does: 'correct', object: only.field, values, options: [] } : act;
}

/** 'Tudo certo, menos o e-mail': one of what waits is wrong. */
const withButOne: Change = (acts, { message, question: { waiting } }) => {
  const [, excepted = ''] = /(?<!\p{L})(?:menos|exceto) (.*)$/iu.exec(message.trim()) ?? [];
  const wrong = waiting.find((one) => bareOf(nameInSentence(one)) === bareOf(excepted));
  if (wrong === undefined || acts.some(({ object }) => object === wrong.field)) return acts;
  const { field } = wrong;
  return [
    ...acts,
    { does: 'correct', object: field, level: 'sure', words: '', values: {}, options: [], topics: [] },
  ];
};

/** What a message says of what waits for a yes. */
export const ofWaiting = [each(asNumberOfWaiting), withButOne];
