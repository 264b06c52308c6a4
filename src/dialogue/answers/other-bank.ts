import type { Facts } from '../../funnel/facts.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';

const bankIn = (answers: readonly RecognisedAnswer[]): string | undefined =>
  answers.find(({ field }) => field === 'bank')?.raw.bank?.[0];

export const isOfBank = ({ field }: Pick<RecognisedAnswer, 'field'>): boolean =>
  field === 'agency' || field === 'account_number';

const isOther = (bank: string | undefined, before: string | undefined): boolean =>
  bank !== undefined && before !== undefined && bank !== before;

/** Whether these answers bring another bank than the one that waits: its agency and account wait no longer. */
export const changesWaitingBank = (
  answers: readonly RecognisedAnswer[],
  waiting: readonly RecognisedAnswer[],
): boolean => isOther(bankIn(answers), bankIn(waiting));

/** Whether these answers bring another bank than the stored one. */
const changesBank = (answers: readonly RecognisedAnswer[], { answers: { bank } }: Facts): boolean =>
  isOther(bankIn(answers), bank);

/** Whether another bank comes without its agency or its account, which are to be asked. */
export const lacksAccount = (answers: readonly RecognisedAnswer[], facts: Facts): boolean =>
  changesBank(answers, facts) && answers.filter(isOfBank).length < 2;

/** The inputs of the old account, emptied so that the account is asked again. */
export const emptiedBy = (answers: readonly RecognisedAnswer[], facts: Facts): RawValues =>
  lacksAccount(answers, facts) ? { agency: [''], account_number: [''] } : {};

/** The facts without the account at the former bank. */
export function withoutOldAccount(answers: readonly RecognisedAnswer[], facts: Facts): Facts {
  if (!changesBank(answers, facts)) return facts;
  const { agency: _, account_number: __, ...others } = facts.answers;
  return { ...facts, answers: others };
}
