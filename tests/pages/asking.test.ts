import { expect, it } from 'vitest';
import { fieldErrors } from '../../src/content/field-errors.ts';
import {
  callInputs,
  contactInputs,
  coverageInputs,
  hireInputs,
} from '../../src/pages/site/enquiry/enquiry-inputs.ts';
import { findMissing, isFailedCep } from '../../src/pages/site/enquiry/find-missing.ts';

const form = { cep: 'cep', phone: 'phone' } as const;

it.each([
  ['01310-100', '(11) 98765-1234', []],
  ['01310100', '+55 11 98765-1234', []],
  // Eleven digits may go: whether they can be a phone is said once they are sent.
  ['01310-100', '(11) 81234-5678', []],
  ['0131', '(11) 98765-1234', ['cep']],
  ['01310-1000', '(11) 98765-1234', ['cep']],
  ['01310-100', '(11) 3123-4567', ['phone']],
  ['01310-100', '(55) 9876-5123', ['phone']],
  ['01310-100', '(55) 98765-1234', []],
  ['', '', ['cep', 'phone']],
])('the postcode %s with the phone %s lacks %j', (cep, phone, missing) => {
  expect(Object.keys(findMissing({ cep: [cep], phone: [phone] }, form))).toEqual(missing);
});

it.each([
  ['phone', fieldErrors.phoneEmpty],
  ['anyPhone', fieldErrors.anyPhoneEmpty],
] as const)('an empty %s is told to be missing, a wrong one to be wrong', (rule, empty) => {
  expect(findMissing({ phone: [' '] }, { phone: rule })).toEqual({ phone: empty });
  expect(findMissing({ phone: ['(11) 9'] }, { phone: rule })).toEqual({ phone: fieldErrors.phone });
});

it.each([
  ['Ana Souza', 'ana@exemplo.com.br', []],
  ['Ana', 'ana@exemplo.com.br', ['name']],
  ['A Souza', 'ana@exemplo.com.br', ['name']],
  ['Ana 2', 'ana@exemplo.com.br', ['name']],
  ['Ана Иванова', 'ana@exemplo.com.br', []],
  ['Ana Souza', 'ana @exemplo.com', ['email']],
  ['Ana Souza', 'ana@exemplo.paginas', ['email']],
])('the name %s with the e-mail %s lacks %j', (name, email, missing) => {
  expect(
    Object.keys(findMissing({ name: [name], email: [email] }, { name: 'name', email: 'email' })),
  ).toEqual(missing);
});

it.each([
  [`Ana ${'a'.repeat(125)}`, `${'a'.repeat(90)}@uol.com`, fieldErrors.nameLong, fieldErrors.emailLong],
  ['Ana 2', 'ana@', fieldErrors.nameCharacters, fieldErrors.email],
])('what is wrong with the name %s and the e-mail %s is told', (name, email, ofName, ofEmail) => {
  const rules = { name: 'name', email: 'email' } as const;
  expect(findMissing({ name: [name], email: [email] }, rules)).toEqual({ name: ofName, email: ofEmail });
});

it.each([
  ['01310-100', '01310100', true],
  ['20040-020', '01310100', false],
  ['01310-100', null, false],
])('the postcode %s after the failed %s counts as failed: %s', (cep, failed, isFailed) => {
  expect(isFailedCep({ cep: [cep] }, failed)).toBe(isFailed);
});

/** marketing.md section 5. */
it.each([
  ['coverage', coverageInputs, ['cep numeric cep', 'phone tel phone']],
  ['hire', hireInputs, ['cep numeric cep', 'number text 64', 'phone tel phone']],
  ['contact', contactInputs, ['name text 128', 'email email 96', 'phone tel phone']],
  ['call', callInputs, ['phone tel phone']],
])('the form %s has the right keyboards, masks and lengths', (_, inputs, expected) => {
  expect(
    inputs.map(({ name, keyboard, mask, maxLength }) => `${name} ${keyboard} ${mask ?? maxLength}`),
  ).toEqual(expected);
});
