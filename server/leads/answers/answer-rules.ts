import { birthDateProblem, type CalendarDate } from '../../../src/brazil/date.ts';
import { fieldErrors } from '../../../src/content/field-errors.ts';
import { dueDates } from '../../../src/contract/offer/due-dates.ts';
import { bankList } from '../../catalogue/bank-list.ts';
import { refuseField } from '../../http/refusal.ts';

// Rules outside the contract's schemas: they depend on the current day or on the offers.

const birthDateErrors = {
  'not-real': fieldErrors.dateInvalid,
  'too-young': fieldErrors.birthTooYoung,
  'too-old': fieldErrors.birthTooOld,
} as const;

export function assertGrownUp(birthDate: string, today: CalendarDate): void {
  const problem = birthDateProblem(birthDate, today);
  if (problem !== null) refuseField('birth_date', birthDateErrors[problem]);
}

export function assertDueDateOffered(day: number): void {
  if (!dueDates.includes(day)) refuseField('due_date', fieldErrors.dueDate);
}

export function assertBankListed(bank: string): void {
  if (!bankList.some(({ code }) => code === bank)) refuseField('bankInfo.bank', fieldErrors.bank);
}
