import { planReplies } from '../../content/conversation/plan-replies.ts';
import { replies } from '../../content/conversation/replies.ts';
import type { UnderstoodAct } from '../../contract/calls/understand.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { offeredPlans } from '../../funnel/plans/offered-plans.ts';
import { planLabel } from '../../funnel/plans/plan-label.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import { selectFacts } from '../../store/selectors.ts';
import { bareOf } from '../closed-words.ts';
import { hasValue } from '../decide.ts';
import { isAskedAbout } from './asked-about.ts';
import type { Acts, Said } from './change.ts';
import { tellsDay } from './days-meant.ts';
import type { QuestionContext } from './question-context.ts';
import { optionsOf } from './told-answers.ts';

interface Choices {
  choices: readonly RecognisedAnswer[];
  /** Asks which. */
  text: string;
  words: string;
}

export interface ChoicesTold {
  several: readonly Choices[];
  /** The only values that fit: they are asked about. */
  doubtful: readonly RecognisedAnswer[];
  /** All of which something is there to choose. */
  fields: readonly FieldName[];
}

const sameAs = (one: RecognisedAnswer) => (other: RecognisedAnswer) =>
  JSON.stringify(one.raw) === JSON.stringify(other.raw);

export const isEvening = (words: string): boolean =>
  /(?<!\p{L})(?:noite|noturn[oa]|(?:19|2[0-3])\s*h)/iu.test(words);

/** What asks which of these is meant. */
const askWhich = ([first, another]: readonly RecognisedAnswer[], message: string): string => {
  if (first?.field === 'schedules' && isEvening(message)) return replies.noEvening;
  if (another === undefined) return replies.fits;
  if (first?.field === 'idPlan') return planReplies.which;
  return first?.field === 'schedules' || first?.field === 'due_date' ? replies.whichDay : replies.whichOne;
};

/** The values that a message leaves to choose from. Of several days that do not suit, those that suit all of them. */
export function choicesTold(
  acts: readonly UnderstoodAct[],
  message: string,
  question: QuestionContext,
): ChoicesTold {
  const read = acts.map((act) => ({
    ...{ act, options: optionsOf(act, question), isAsked: isAskedAbout(act, message) },
  }));
  const [first, ...others] = read.filter(({ act }) => act.object === 'no_day');
  const told = read.filter(({ act }) => act.object !== 'no_day');
  const besides = [...others, ...told.filter(({ isAsked }) => !isAsked)];
  const left = first?.options.filter((one) => besides.every(({ options }) => options.some(sameAs(one))));
  const isOfDay = ({ options }: (typeof read)[number]) => options[0]?.field === left?.[0]?.field;
  const sets = first && left ? [{ ...first, options: left }, ...told.filter((one) => !isOfDay(one))] : told;
  const isOne = ({ options, isAsked }: (typeof sets)[number]) => options.length === 1 && !isAsked;
  const several = sets.filter((set) => set.options.length > 0 && !isOne(set));
  const byField = Map.groupBy(several, ({ options }) => options[0]?.field);
  return {
    several: [...byField.values()].map((ofField) => {
      const choices = ofField.flatMap(({ options }) => options);
      const words = ofField.flatMap(({ act }) => act.words || []).join(' ou ');
      return { choices, text: askWhich(choices, message), words };
    }),
    doubtful: sets.filter(isOne).flatMap(({ options }) => options),
    fields: sets.flatMap(({ options }) => options.map(({ field }) => field)),
  };
}

/** Of several plans the one whose whole name is said: '500 Mega' beside '500 Mega HBO Max'. */
export function asPlainPlan(act: UnderstoodAct, { message, question }: Said): UnderstoodAct {
  if (act.object !== 'idPlan' || act.options.length < 2 || isAskedAbout(act, message)) return act;
  const plans = offeredPlans(selectFacts(question.state));
  const named = act.options.flatMap((values) => {
    const plan = plans.find(({ id }) => String(id) === values.idPlan?.[0]);
    return plan ? [{ values, name: bareOf(planLabel(plan, plans)) }] : [];
  });
  if (named.length < act.options.length) return act;
  const plain = named.find(({ name }) => named.every((one) => one.name.startsWith(name)));
  return plain === undefined ? act : { ...act, level: 'likely', values: plain.values, options: [] };
}

/** Only one of several values of a field can be meant, but of the days of the visit. */
export function severalAsOptions(acts: Acts): Acts {
  const valuesOf = (act: UnderstoodAct) =>
    tellsDay(act) ? [] : acts.filter((one) => one.object === act.object && hasValue(one));
  return acts.flatMap((act) => {
    const all = valuesOf(act);
    const [first, another] = new Set(all.map(({ values }) => JSON.stringify(values)));
    if (first === undefined || another === undefined || !all.includes(act)) return [act];
    if (act !== all[0]) return [];
    const words = all.map((one) => one.words).join(' ou ');
    return [{ ...act, words, values: {}, options: all.map(({ values }) => values) }];
  });
}
