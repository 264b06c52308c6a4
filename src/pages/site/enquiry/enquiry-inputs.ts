import { coverageFormWords } from '../../../content/landing/coverage-form.ts';
import { callDrawerWords } from '../../../content/landing/drawers/call-drawer.ts';
import { contactDrawerWords } from '../../../content/landing/drawers/contact-drawer.ts';
import { hireDrawerWords } from '../../../content/landing/drawers/hire-drawer.ts';
import { typedInputs } from '../../../funnel/fields/typed-input.ts';
import type { EnquiryInput } from './EnquiryField.tsx';

/** The inputs of the public pages' forms. */
const cep = { name: 'cep', rule: 'cep', ...typedInputs.cep } as const;
const phone = { name: 'phone', rule: 'phone', ...typedInputs.phone } as const;

export const coverageInputs: readonly EnquiryInput[] = [
  { ...cep, label: coverageFormWords.cep.label, hint: coverageFormWords.cep.hint },
  { ...phone, label: coverageFormWords.phone.label, hint: coverageFormWords.phone.hint },
];

export const hireInputs: readonly EnquiryInput[] = [
  { ...cep, label: hireDrawerWords.cep.label, hint: hireDrawerWords.cep.hint },
  {
    name: 'number',
    rule: 'number',
    label: hireDrawerWords.number.label,
    quickReply: hireDrawerWords.number.none,
    ...typedInputs.number,
  },
  { ...phone, label: hireDrawerWords.phone.label, hint: hireDrawerWords.phone.hint },
];

export const contactInputs: readonly EnquiryInput[] = [
  {
    name: 'name',
    rule: 'name',
    label: contactDrawerWords.name.label,
    ...typedInputs.name,
  },
  {
    name: 'email',
    rule: 'email',
    label: contactDrawerWords.email.label,
    hint: contactDrawerWords.email.hint,
    ...typedInputs.email,
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
