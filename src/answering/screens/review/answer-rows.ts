import { reviewWords } from '../../../content/screens/review.ts';
import type { FieldName } from '../../../funnel/answer-values.ts';
import type { Facts } from '../../../funnel/facts.ts';
import { fields } from '../../../funnel/fields.ts';
import { shownAnswer } from '../../../funnel/shown-answer.ts';
import type { StepId } from '../../../funnel/step-id.ts';
import { askedFields, type Walk } from '../../../funnel/walk.ts';
import { everyStepWords } from '../../every-step-words.ts';
import { inWordsFor } from '../../words-for.ts';

export type ReviewGroup = 'address' | 'person' | 'payment' | 'schedule';

export interface AnswerRow {
  name: FieldName;
  label: string;
  value: string;
  step: StepId;
}

/** Where an answer is listed; null for what is shown otherwise or is over once it was given. */
const groupOf: Record<FieldName, ReviewGroup | null> = {
  cep: 'address',
  number: 'address',
  block_number: 'address',
  allotment_number: 'address',
  address: 'address',
  neighborhood: 'address',
  complement: 'address',
  name: 'person',
  phone: 'person',
  email: 'person',
  accept_promotions: 'person',
  birth_date: 'person',
  mothers_name: 'person',
  cpf: 'person',
  cnpj: 'person',
  company_name: 'person',
  due_date: 'payment',
  direct_debit: 'payment',
  bank: 'payment',
  agency: 'payment',
  account_number: 'payment',
  schedules: 'schedule',
  idPlan: null,
  line_phone: null,
  code: null,
  quiz: null,
  accept_information: null,
  accept_contact: null,
};

/** Every answer that counts, each with the page it can be changed on. */
export function answerRows(group: ReviewGroup, { path }: Walk, facts: Facts): AnswerRow[] {
  return path.flatMap(({ step }) =>
    askedFields(step, facts).flatMap((name) => {
      const untold = fields[name].optional?.(facts) ? reviewWords.untold : undefined;
      const value = groupOf[name] === group ? (shownAnswer(name, facts) ?? untold) : undefined;
      if (value === undefined) return [];
      const words = inWordsFor(facts, everyStepWords[step.id].fields?.[name]);
      return [{ name, label: words?.listed ?? words?.label ?? name, value, step: step.id }];
    }),
  );
}
