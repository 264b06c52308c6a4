import { periodLabels } from '../../content/periods.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { InputKind } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { dayInWords } from '../../funnel/schedule-days.ts';
import { askedFields } from '../../funnel/walk.ts';
import { fieldWordsOf } from '../../funnel/words/every-step-words.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectCampaign, selectChosenPlan, selectFacts, selectStepsShown } from '../../store/selectors.ts';
import { selectIsWaiting, selectTypedField } from '../selectors.ts';
import type { AnswerOption, Option } from './option.ts';
import { debitOptions, dueDateOptions } from './payment-options.ts';
import { planOptions } from './plan-options.ts';
import { quickReplies } from './quick-replies.ts';

/** What a question chooses from; of the quiz, its open question. */
const choices: Partial<Record<InputKind, (state: RootState) => AnswerOption[]>> = {
  plan: (state) => planOptions(selectFacts(state)),
  'yes-no': (state) => debitOptions(selectChosenPlan(state)),
  'due-date': ({ resources }) => dueDateOptions(resources.dueDates ?? []),
  quiz: ({ stepResults: { risk, quizCount } }) => {
    const question = risk?.quiz?.questions[quizCount];
    return question
      ? question.answers.map(({ id, text }) => ({ label: text, raw: { [`quiz-${question.id}`]: [id] } }))
      : [];
  },
  schedules: ({ resources }) =>
    (resources.installationDays ?? []).flatMap(({ date, periods }) =>
      periods.map((period) => ({
        label: `${dayInWords(date)}, ${periodLabels[period]}`,
        raw: fields.schedules.write([{ date, period }]),
      })),
    ),
};

/** What a field can be answered with by a tap. */
export const answerOptions = (name: FieldName, state: RootState): AnswerOption[] =>
  choices[fields[name].input]?.(state) ?? [];

/** All that can be tapped at the open question: answers first, then messages. */
export function optionsOf(state: RootState): readonly Option[] {
  if (selectIsWaiting(state)) return [];
  const steps = selectStepsShown(state);
  const facts = selectFacts(state);
  const typed = selectTypedField(state);
  const reply = typed === null ? undefined : fieldWordsOf(typed, steps).quickReply;
  const asked = steps.flatMap((step) => askedFields(step, facts));
  const answers = asked.flatMap((name) => answerOptions(name, state));
  const quick = quickReplies(steps, selectCampaign(state), facts, reply ? 1 : 0) ?? [];
  return [...(reply ? [reply] : []), ...answers, ...quick.map((label) => ({ label, raw: null }))];
}
