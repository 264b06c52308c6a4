import { callDrawerWords } from '../../../content/landing/call-drawer.ts';
import { contactDrawerWords } from '../../../content/landing/contact-drawer.ts';
import { coverageDrawerWords } from '../../../content/landing/coverage-drawer.ts';
import { coverageFormWords } from '../../../content/landing/coverage-form.ts';
import type { EnquiryInput } from './EnquiryField.tsx';

/** What the forms of the public pages ask. Masks may leave room for what people paste: the rules judge. */
const cep = {
  name: 'cep',
  rule: 'cep',
  keyboard: 'numeric',
  mask: 'cep',
  autocomplete: 'postal-code',
} as const;

const phone = {
  name: 'phone',
  rule: 'phone',
  keyboard: 'tel',
  mask: 'phone',
  autocomplete: 'tel-national',
} as const;

export const coverageInputs: readonly EnquiryInput[] = [
  { ...cep, label: coverageFormWords.cep.label, hint: coverageFormWords.cep.hint },
  { ...phone, label: coverageFormWords.phone.label, hint: coverageFormWords.phone.hint },
];

export const hireInputs: readonly EnquiryInput[] = [
  { ...cep, label: coverageDrawerWords.cep.label, hint: coverageDrawerWords.cep.hint },
  {
    name: 'number',
    rule: 'number',
    label: coverageDrawerWords.number.label,
    keyboard: 'text',
    autocomplete: 'off',
    maxLength: 64,
  },
  { ...phone, label: coverageDrawerWords.phone.label, hint: coverageDrawerWords.phone.hint },
];

export const contactInputs: readonly EnquiryInput[] = [
  {
    name: 'name',
    rule: 'name',
    label: contactDrawerWords.name.label,
    keyboard: 'text',
    autocomplete: 'name',
    capitals: 'words',
    maxLength: 128,
  },
  {
    name: 'email',
    rule: 'email',
    label: contactDrawerWords.email.label,
    hint: contactDrawerWords.email.hint,
    keyboard: 'email',
    autocomplete: 'email',
    maxLength: 96,
  },
  { ...phone, label: contactDrawerWords.phone.label },
];

export const callInputs: readonly EnquiryInput[] = [
  {
    ...phone,
    rule: 'anyPhone',
    label: callDrawerWords.phone.label,
    hint: callDrawerWords.phone.hint,
  },
];
