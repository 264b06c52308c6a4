import * as z from 'zod/mini';
import { fieldErrors } from '../../content/field-errors.ts';
import { periodLabels } from '../../content/periods.ts';
import {
  type QuizAnswers,
  quizAnswers,
  type Schedule,
  schedules as schedulesRule,
} from '../../contract/lead/answers.ts';
import type { Facts } from '../facts.ts';
import { planWithId } from '../plans/plan-choice.ts';
import { consent } from './consent.ts';
import { type Field, firstValue, type RawValues, type Reading, readWith } from './field.ts';

function readSchedules(raw: RawValues): Reading<readonly Schedule[]> {
  const periods = raw.period ?? [];
  const given = (raw.date ?? [])
    .map((date, index) => ({ date, period: periods[index] ?? '' }))
    .filter(({ date, period }) => date !== '' || period !== '');
  if (given.some(({ date }) => date === '')) return { kind: 'refused', message: fieldErrors.scheduleDay };
  return readWith(schedulesRule, given);
}

function readQuiz(raw: RawValues, facts: Facts): Reading<QuizAnswers> {
  const open = facts.risk?.quiz;
  const questions = (open?.questions ?? []).map(({ id }) => ({
    id,
    answer: { id: firstValue(raw, `quiz-${id}`) },
  }));
  if (open === null || open === undefined || questions.some(({ answer }) => answer.id === ''))
    return { kind: 'refused', message: fieldErrors.quiz };
  const reading = readWith(quizAnswers, { idQuiz: open.idQuiz, questions });
  return reading.kind === 'read' ? reading : { kind: 'refused', message: fieldErrors.quiz };
}

const plan: Field<number> = {
  input: 'plan',
  schema: z.int(),
  read: (raw, facts) => {
    const chosen = facts.coverage?.plans.find(({ id }) => String(id) === firstValue(raw, 'idPlan'));
    return chosen ? { kind: 'read', value: chosen.id } : { kind: 'refused', message: fieldErrors.plan };
  },
  write: (value) => ({ idPlan: [String(value)] }),
  nature: { binds: false, exact: false, listed: true, undoes: 2, gap: null, masked: null },
  show: (value, facts) => planWithId(facts.coverage, value)?.plan ?? '',
  holds: (value, facts) => planWithId(facts.coverage, value) !== undefined,
  keep: 'session',
  track: 'value',
  clears: [],
  autocomplete: 'off',
  capitals: 'none',
  review: null,
  fromLead: { answer: (view) => view.plan?.id ?? view.idPlan },
};

const quiz: Field<QuizAnswers> = {
  input: 'quiz',
  schema: quizAnswers,
  read: readQuiz,
  write: () => ({}),
  nature: { binds: false, exact: false, listed: true, undoes: 0, gap: null, masked: null },
  show: () => 'Respondido',
  keep: 'memory',
  track: 'never',
  clears: [],
  autocomplete: 'off',
  capitals: 'none',
  review: null,
  fromLead: null,
};

const schedules: Field<readonly Schedule[]> = {
  input: 'schedules',
  schema: schedulesRule,
  read: readSchedules,
  write: (value) => ({ date: value.map(({ date }) => date), period: value.map(({ period }) => period) }),
  nature: { binds: false, exact: false, listed: true, undoes: 0, gap: null, masked: null },
  show: (value) => value.map(({ date, period }) => `${date}, ${periodLabels[period]}`).join('; '),
  keep: 'session',
  track: 'value',
  clears: [],
  autocomplete: 'off',
  capitals: 'none',
  review: 'schedule',
  fromLead: { answer: (view) => view.schedules },
};

const acceptInformation: Field<boolean> = consent('accept_information', 'consent', 'Condições aceitas');

/** The order's contents, and the consent to them. */
export const orderFields = { idPlan: plan, quiz, schedules, accept_information: acceptInformation };
