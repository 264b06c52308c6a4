import { checkBankAccount } from '../../brazil/bank-account.ts';
import { emailSuggestion } from '../../brazil/email-suggestion.ts';
import { doubtWords } from '../../content/screens/doubts.ts';
import { type RawValues, typed } from '../../funnel/field.ts';
import type { Doubt } from './doubt.ts';

function doubtAboutEmail(raw: RawValues): Doubt[] {
  const text = typed(raw, 'email');
  const suggestion = emailSuggestion(text);
  if (suggestion === null) return [];
  return [{ field: 'email', about: text, message: doubtWords.email(suggestion), suggestion }];
}

function doubtAboutAccount(raw: RawValues): Doubt[] {
  const [bank, agency, account] = [
    typed(raw, 'bank').slice(0, 3),
    typed(raw, 'agency'),
    typed(raw, 'account_number'),
  ];
  if (bank === '' || agency === '' || account === '') return [];
  if (checkBankAccount({ bank, agency, account }) !== 'suspicious') return [];
  const about = [bank, agency, account].join(' ');
  return [{ field: 'account_number', about, message: doubtWords.account, suggestion: null }];
}

/** What in a form may be a typing error, though no rule forbids it. */
export const findDoubts = (raw: RawValues): Doubt[] => [...doubtAboutEmail(raw), ...doubtAboutAccount(raw)];
