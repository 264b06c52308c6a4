import * as z from 'zod/mini';
import { maskAccount, maskAgency } from '../../brazil/mask-account.ts';
import { fieldErrors } from '../../content/field-errors.ts';
import {
  accountNumber as accountRule,
  agency as agencyRule,
  bankCode,
  dueDate as dueDateRule,
} from '../../contract/lead/answers.ts';
import { type Field, firstValue, type RawValues, type Reading, readWith } from './field.ts';

const accountDefaults = {
  keep: 'memory',
  track: 'presence',
  clears: [],
  autocomplete: 'off',
  capitals: 'none',
  review: 'payment',
  maxLength: 20,
} as const;

const compact = (text: string) => text.replace(/[\s.]/g, '').toUpperCase();

/** '12345 6', '123456' and '12345-6' are the same account; the last character is the check digit. */
export const withCheckDigit = (text: string) => compact(text).replace(/^(\d+)-?([\dX])$/, '$1-$2');

const billDefaults = {
  keep: 'session',
  track: 'value',
  clears: [],
  autocomplete: 'off',
  capitals: 'none',
  review: 'payment',
} as const;

const dueDate: Field<number> = {
  ...billDefaults,
  input: 'due-date',
  schema: dueDateRule,
  read: (raw) =>
    readWith(dueDateRule, firstValue(raw, 'due_date') === '' ? null : Number(firstValue(raw, 'due_date'))),
  write: (value) => ({ due_date: [String(value)] }),
  nature: { binds: false, exact: false, listed: true, undoes: 0, gap: null, masked: null },
  show: (value) => `Dia ${value}`,
  fromLead: { answer: (view) => view.due_date },
};

const directDebit: Field<boolean> = {
  ...billDefaults,
  input: 'yes-no',
  schema: z.boolean(),
  read: (raw) => {
    const choice = firstValue(raw, 'direct_debit');
    return choice === 'true' || choice === 'false'
      ? { kind: 'read', value: choice === 'true' }
      : { kind: 'refused', message: fieldErrors.directDebit };
  },
  write: (value) => ({ direct_debit: [String(value)] }),
  nature: { binds: true, exact: false, listed: false, undoes: 1, gap: null, masked: null },
  show: (value) => (value ? 'Débito automático' : 'Boleto por e-mail'),
  fromLead: { answer: (view) => view.direct_debit },
};

const bank: Field<string> = {
  ...accountDefaults,
  input: 'bank',
  schema: bankCode,
  read: (raw) => readWith(bankCode, /^\s*(\d{3})\b/.exec(firstValue(raw, 'bank'))?.[1] ?? ''),
  write: (value) => ({ bank: [value] }),
  nature: { binds: true, exact: true, listed: false, undoes: 1, gap: null, masked: null },
  show: (value) => value,
  fromLead: { onFile: ({ bankInfo }) => bankInfo?.bank },
};

export const readAgency = (raw: RawValues): Reading<string> =>
  readWith(agencyRule, compact(firstValue(raw, 'agency')));

const agency: Field<string> = {
  ...accountDefaults,
  input: 'text',
  schema: agencyRule,
  read: readAgency,
  write: (value) => ({ agency: [value] }),
  nature: { binds: true, exact: true, listed: false, undoes: 0, gap: null, masked: 'agência' },
  show: maskAgency,
  fromLead: { onFile: ({ bankInfo }) => bankInfo?.agency },
  keyboard: 'text',
};

export const readAccountNumber = (raw: RawValues): Reading<string> =>
  readWith(accountRule, withCheckDigit(firstValue(raw, 'account_number')));

const accountNumber: Field<string> = {
  ...accountDefaults,
  input: 'text',
  schema: accountRule,
  read: readAccountNumber,
  write: (value) => ({ account_number: [value] }),
  nature: { binds: true, exact: true, listed: false, undoes: 0, gap: null, masked: 'conta' },
  show: maskAccount,
  fromLead: { onFile: ({ bankInfo }) => bankInfo?.account_number },
  keyboard: 'text',
};

/** How the order is paid. */
export const paymentFields = {
  due_date: dueDate,
  direct_debit: directDebit,
  bank,
  agency,
  account_number: accountNumber,
};
