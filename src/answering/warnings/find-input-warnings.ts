import { checkBankAccount } from '../../brazil/bank-account.ts';
import { emailSuggestion } from '../../brazil/email-suggestion.ts';
import { inputWarningWords } from '../../content/screens/input-warnings.ts';
import { type RawValues, typed } from '../../funnel/fields/field.ts';
import type { InputWarning } from './input-warning.ts';

function emailWarnings(raw: RawValues): InputWarning[] {
  const text = typed(raw, 'email');
  const suggestion = emailSuggestion(text);
  if (suggestion === null) return [];
  return [{ field: 'email', about: text, message: inputWarningWords.email(suggestion), suggestion }];
}

function accountWarnings(raw: RawValues): InputWarning[] {
  const [bank, agency, account] = [
    typed(raw, 'bank').slice(0, 3),
    typed(raw, 'agency'),
    typed(raw, 'account_number'),
  ];
  if (bank === '' || agency === '' || account === '') return [];
  // An account without check digit is refused, and a warning would contradict that.
  if (account.replace(/\W/g, '').length < 2) return [];
  if (checkBankAccount({ bank, agency, account }) !== 'suspicious') return [];
  const about = [bank, agency, account].join(' ');
  return [{ field: 'account_number', about, message: inputWarningWords.account, suggestion: null }];
}

/** Likely typing errors that no schema forbids. */
export const findInputWarnings = (raw: RawValues): InputWarning[] => [
  ...emailWarnings(raw),
  ...accountWarnings(raw),
];
