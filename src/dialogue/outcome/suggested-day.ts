import { hintWords } from '../../content/conversation/hints.ts';
import type { UnderstoodAct } from '../../contract/calls/understand.ts';
import { dueDates as everyDueDate } from '../../contract/offer/due-dates.ts';
import type { Change } from './change.ts';
import { openFields, type QuestionContext } from './question-context.ts';
import { isSocial } from './replies-told.ts';

/** Most salaries are paid before it. */
const customary = 10;

/** The day that suits most people, and why; null where none is asked, or none is free. */
function suggestion(
  question: QuestionContext,
): (Pick<UnderstoodAct, 'object' | 'values'> & { text: string }) | null {
  const { installationDays, dueDates } = question.state.resources;
  const [field, another] = openFields(question);
  if (another !== undefined) return null;
  const [day] = installationDays ?? [];
  const [period] = day?.periods ?? [];
  if (field === 'schedules' && day && period)
    return {
      object: field,
      values: { date: [day.date], period: [period] },
      text: hintWords.suggests.schedules,
    };
  const due = (dueDates ?? everyDueDate).find((one) => one >= customary);
  return field === 'due_date' && due !== undefined
    ? { object: field, values: { due_date: [String(due)] }, text: hintWords.suggests.due_date(due) }
    : null;
}

/** 'Escolhe pra mim': who leaves a day to the shop, or cannot tell, has one proposed. */
export const withSuggestedDay: Change = (acts, { question }) => {
  const doubt = acts.find(({ does }) => does === 'doubt');
  const isAlone = acts.every(({ does }) => isSocial(does) || does === 'complaint');
  const suggested = doubt && isAlone && question.waiting.length === 0 ? suggestion(question) : null;
  if (doubt === undefined || suggested === null) return acts;
  const { text, ...told } = suggested;
  return [
    ...acts.filter((act) => act !== doubt),
    { ...doubt, does: 'explain', reply: { text } },
    { ...doubt, ...told, does: 'inform', level: 'guess' },
  ];
};
