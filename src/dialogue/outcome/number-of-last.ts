import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { shownAnswer } from '../../funnel/fields/shown-answer.ts';
import { selectFacts } from '../../store/selectors.ts';
import { tellsValue } from '../decide.ts';
import type { Change } from './change.ts';
import { openFields } from './question-context.ts';

const number =
  /^(?<before>(?:n[aã]o|errei|digo|ops|opa|ali[aá]s|desculpa)?[\s,.]*(?:(?:é|e|eh|era|na verdade)\s+)?(?:o\s+)?)(?<digits>\d{1,6})[\s.!]*$/iu;

/** A bare number that hardly is another field's is of the one that waits, or was just told: 'não, é 5'. */
export const asNumberOfLast: Change = (acts, { message, question }) => {
  const { state, waiting } = question;
  const open = new Set<string>(openFields(question));
  const { before = '', digits = '' } = number.exec(message.trim())?.groups ?? {};
  const isOfLast = waiting.length > 0 || before !== '';
  const isTold = acts.some((act) => tellsValue(act) && act.level !== 'guess' && open.has(act.object));
  const facts = selectFacts(state);
  const isNumber = (name: FieldName) => /^\d+$/.test(shownAnswer(name, facts) ?? '');
  const names = waiting.length > 0 ? waiting.map(({ field }) => field) : state.talk.taken.filter(isNumber);
  const [only, another] = names.filter(
    (name) => fields[name].read({ [name]: [digits] }, facts).kind === 'read',
  );
  if (digits === '' || !isOfLast || isTold || only === undefined || another !== undefined) return acts;
  const level = waiting.length > 0 ? 'guess' : 'likely';
  const told = { words: digits, values: { [only]: [digits] }, options: [], topics: [] };
  return [{ does: 'correct', object: only, level, ...told }];
};
