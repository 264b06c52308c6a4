import { hintWords } from '../../content/conversation/hints.ts';
import type { UnderstoodAct } from '../../contract/calls/understand.ts';
import { dueDates as everyDueDate } from '../../contract/offer/due-dates.ts';
import { openFields, type QuestionContext } from './question-context.ts';
import { isSocial } from './replies-told.ts';

/** It waits for a yes. */
const unasked = 0.5;

/** Most salaries are paid before it. */
const customary = 10;

/** The day that suits most people, and why; null where none is asked, or none is free. */
function suggestion({
  state,
  ...question
}: QuestionContext): { raw: UnderstoodAct['values']; text: string } | null {
  const { installationDays, dueDates } = state.resources;
  const [field, another] = openFields({ state, ...question });
  if (another !== undefined) return null;
  const [day] = installationDays ?? [];
  const [period] = day?.periods ?? [];
  if (field === 'schedules' && day && period)
    return { raw: { date: [day.date], period: [period] }, text: hintWords.suggests.schedules };
  const due = (dueDates ?? everyDueDate).find((one) => one >= customary);
  return field === 'due_date' && due !== undefined
    ? { raw: { due_date: [String(due)] }, text: hintWords.suggests.due_date(due) }
    : null;
}

/** 'Escolhe pra mim': who leaves a day to the shop, or cannot tell, has one proposed. */
export function withSuggestedDay(
  acts: readonly UnderstoodAct[],
  question: QuestionContext,
): readonly UnderstoodAct[] {
  const doubt = acts.find(({ does }) => does === 'doubt');
  const isAlone = acts.every(({ does }) => isSocial(does) || does === 'complaint');
  const suggested = doubt && isAlone && question.waiting.length === 0 ? suggestion(question) : null;
  if (doubt === undefined || suggested === null) return acts;
  const [object = ''] = openFields(question);
  const { raw, text } = suggested;
  return [
    ...acts.filter((act) => act !== doubt),
    { ...doubt, does: 'explain', reply: { text } },
    { ...doubt, does: 'inform', object, certainty: unasked, values: raw },
  ];
}
