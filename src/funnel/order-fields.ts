import * as z from 'zod/mini';
import { maskAccount, maskAgency } from '../brazil/mask-account.ts';
import { type FieldError, fieldErrors } from '../content/field-errors.ts';
import { periodLabels } from '../content/periods.ts';
import { accountNumber, agency, bankCode, dueDate, schedules } from '../contract/answers.ts';
import { quizAnswers } from '../contract/risk.ts';
import type { Facts } from './facts.ts';
import { type Field, type Fields, type RawValues, readWith, typed } from './field.ts';

const bankText = (
  rest: Pick<Field<string>, 'input' | 'schema' | 'read' | 'write' | 'show' | 'keyboard'>,
): Field<string> => ({
  keep: 'memory',
  track: 'presence',
  clears: [],
  autocomplete: 'off',
  maxLength: 20,
  ...rest,
});

const compact = (text: string) => text.replace(/[\s.]/g, '').toUpperCase();

/** '12345 6', '123456' and '12345-6' are the same account; the last place is its check digit. */
const withCheckDigit = (text: string) => compact(text).replace(/^(\d+)-?([\dX])$/, '$1-$2');

function readSchedules(raw: RawValues) {
  const periods = raw.period ?? [];
  const given = (raw.date ?? [])
    .map((date, place) => ({ date, period: periods[place] ?? '' }))
    .filter(({ date, period }) => date !== '' || period !== '');
  if (given.some(({ date }) => date === ''))
    return { kind: 'refused', message: fieldErrors.scheduleDay } as const;
  return readWith(schedules, given);
}

function readQuiz(raw: RawValues, facts: Facts) {
  const quiz = facts.risk?.quiz;
  const questions = (quiz?.questions ?? []).map(({ id }) => ({
    id,
    answer: { id: typed(raw, `quiz-${id}`) },
  }));
  if (quiz === null || quiz === undefined || questions.some(({ answer }) => answer.id === ''))
    return { kind: 'refused', message: fieldErrors.quiz } as const;
  const reading = readWith(quizAnswers, { idQuiz: quiz.idQuiz, questions });
  return reading.kind === 'read' ? reading : ({ kind: 'refused', message: fieldErrors.quiz } as const);
}

/** A consent that the step cannot do without. */
const consent = (
  name: 'accept_information' | 'accept_contact',
  error: FieldError,
  shown: string,
): Field<boolean> => ({
  input: 'checkbox',
  schema: z.boolean(),
  read: (raw) =>
    raw[name] ? { kind: 'read', value: true } : { kind: 'refused', message: fieldErrors[error] },
  write: () => ({}),
  show: () => shown,
  keep: 'memory',
  track: 'value',
  clears: [],
  autocomplete: 'off',
});

export const orderFields = {
  idPlan: {
    input: 'plan',
    schema: z.int(),
    read: (raw, { facts }) => {
      const plan = facts.coverage?.plans.find(({ id }) => String(id) === typed(raw, 'idPlan'));
      return plan ? { kind: 'read', value: plan.id } : { kind: 'refused', message: fieldErrors.plan };
    },
    write: (value) => ({ idPlan: [String(value)] }),
    show: (value, facts) => facts.coverage?.plans.find(({ id }) => id === value)?.plan ?? '',
    holds: (value, facts) => facts.coverage?.plans.some(({ id }) => id === value) ?? false,
    keep: 'session',
    track: 'value',
    clears: [],
    autocomplete: 'off',
  },
  due_date: {
    input: 'due-date',
    schema: dueDate,
    read: (raw) => readWith(dueDate, typed(raw, 'due_date') === '' ? null : Number(typed(raw, 'due_date'))),
    write: (value) => ({ due_date: [String(value)] }),
    show: (value) => `Dia ${value}`,
    keep: 'session',
    track: 'value',
    clears: [],
    autocomplete: 'off',
  },
  direct_debit: {
    input: 'yes-no',
    schema: z.boolean(),
    read: (raw) => {
      const choice = typed(raw, 'direct_debit');
      return choice === 'true' || choice === 'false'
        ? { kind: 'read', value: choice === 'true' }
        : { kind: 'refused', message: fieldErrors.directDebit };
    },
    write: (value) => ({ direct_debit: [String(value)] }),
    show: (value) => (value ? 'Débito automático' : 'Boleto por e-mail'),
    keep: 'session',
    track: 'value',
    clears: [],
    autocomplete: 'off',
  },
  bank: bankText({
    input: 'bank',
    schema: bankCode,
    read: (raw) => readWith(bankCode, /^\s*(\d{3})\b/.exec(typed(raw, 'bank'))?.[1] ?? ''),
    write: (value) => ({ bank: [value] }),
    show: (value) => value,
  }),
  agency: bankText({
    input: 'text',
    schema: agency,
    read: (raw) => readWith(agency, compact(typed(raw, 'agency'))),
    write: (value) => ({ agency: [value] }),
    show: maskAgency,
    keyboard: 'text',
  }),
  account_number: bankText({
    input: 'text',
    schema: accountNumber,
    read: (raw) => readWith(accountNumber, withCheckDigit(typed(raw, 'account_number'))),
    write: (value) => ({ account_number: [value] }),
    show: maskAccount,
    keyboard: 'text',
  }),
  quiz: {
    input: 'quiz',
    schema: quizAnswers,
    read: (raw, { facts }) => readQuiz(raw, facts),
    write: () => ({}),
    show: () => 'Respondido',
    keep: 'memory',
    track: 'never',
    clears: [],
    autocomplete: 'off',
  },
  schedules: {
    input: 'schedules',
    schema: schedules,
    read: readSchedules,
    write: (value) => ({ date: value.map(({ date }) => date), period: value.map(({ period }) => period) }),
    show: (value) => value.map(({ date, period }) => `${date}, ${periodLabels[period]}`).join('; '),
    keep: 'session',
    track: 'value',
    clears: [],
    autocomplete: 'off',
  },
  accept_information: consent('accept_information', 'consent', 'Condições aceitas'),
  accept_contact: consent('accept_contact', 'contactConsent', 'Aceita ser avisado'),
} satisfies Partial<Fields>;
