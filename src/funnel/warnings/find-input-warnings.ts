import { checkBankAccount } from '../../brazil/bank-account.ts';
import { inputWarningWords } from '../../content/screens/input-warnings.ts';
import { firstValue, type RawValues } from '../fields/field.ts';
import { readAccountNumber, readAgency } from '../fields/payment.ts';
import { emailWarning } from './email-warning.ts';
import type { InputWarning } from './input-warning.ts';

function accountWarnings(raw: RawValues): InputWarning[] {
  const [bank, agency, account] = [
    firstValue(raw, 'bank').slice(0, 3),
    firstValue(raw, 'agency'),
    firstValue(raw, 'account_number'),
  ];
  if (bank === '' || agency === '' || account === '') return [];
  // Refused values have an error, and a warning would contradict it.
  if ([readAgency, readAccountNumber].some((read) => read(raw).kind === 'refused')) return [];
  if (checkBankAccount({ bank, agency, account }) !== 'suspicious') return [];
  const about = [bank, agency, account].join(' ');
  return [{ field: 'account_number', about, message: inputWarningWords.account, suggestion: null }];
}

/** Likely typing errors that no schema forbids. */
export const findInputWarnings = (raw: RawValues): InputWarning[] => [
  ...[emailWarning(raw) ?? []].flat(),
  ...accountWarnings(raw),
];
