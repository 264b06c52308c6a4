import { isValidBankAccount } from '@brazilian-utils/brazilian-utils/is-valid-bank-account';

export type BankAccountCheck = 'ok' | 'suspicious' | 'unknown-rule';

/**
 * Checks the account's check digit by the bank's published rule. 'suspicious' is a warning that the visitor may
 * override; banks without a known rule are never judged. The module is large, so the browser loads it on demand.
 */
export function checkBankAccount(input: { bank: string; agency: string; account: string }): BankAccountCheck {
  const bankCode = input.bank.trim().padStart(3, '0');
  const rule = rules.get(bankCode);
  if (!rule) return 'unknown-rule';
  const written = /^(\d{1,13})([\dXP])$/.exec(input.account.toUpperCase().replace(/[ .\-/\u00a0]/g, ''));
  const agency = bareAgency(input.agency);
  if (!written || agency === null) return 'suspicious';
  const [, number = '', digit = ''] = written;
  if (Number(number) === 0) return 'suspicious';
  if (rule.judges && !rule.judges(number)) return 'unknown-rule';
  const account = number.padStart(rule.length, '0');
  // If the check digit is a letter, many keyboards and receipts show 0.
  const digits = digit === '0' && rule.letter ? [digit, rule.letter] : [digit];
  const fits = digits.some((candidate) =>
    isValidBankAccount({ bankCode, agency, account, digit: candidate }),
  );
  return fits ? 'ok' : 'suspicious';
}

type Rule = { length: number; letter?: string; judges?: (number: string) => boolean };

const rules: ReadonlyMap<string, Rule> = new Map([
  ['001', { length: 8, letter: 'X' }],
  ['033', { length: 8 }],
  ['041', { length: 9 }],
  // Caixa's digit covers the operation code before the account; newer accounts of 12 digits follow another rule.
  ['104', { length: 11, judges: (number: string) => number.length >= 9 && number.length <= 11 }],
  ['237', { length: 7, letter: 'P' }],
  ['260', { length: 5 }],
  ['341', { length: 5 }],
]);

/** Four digits; a fifth is the agency's own check digit, which no library verifies. */
function bareAgency(text: string): string | null {
  const [, agency = '', dashed = '', glued = ''] =
    /^(?:(\d{1,4})(?:-([\dXP]))?|(\d{4})[\dXP])$/.exec(text.toUpperCase().replace(/[ .\u00a0]/g, '')) ?? [];
  const number = agency || glued;
  return number === '' || (dashed === '' && Number(number) === 0) ? null : number.padStart(4, '0');
}
