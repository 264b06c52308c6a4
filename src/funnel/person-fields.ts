import * as z from 'zod/mini';
import { formatCnpj, maskCnpj, parseCnpj } from '../brazil/cnpj.ts';
import { formatCpf, maskCpf, parseCpf } from '../brazil/cpf.ts';
import { birthDateProblem, formatBrazilianDate, maskBirthDate, parseTypedBirthDate } from '../brazil/date.ts';
import { parseEmail } from '../brazil/email.ts';
import { maskMothersName, parseMothersName, parsePersonName } from '../brazil/name.ts';
import { formatPhone, parsePhone } from '../brazil/phone.ts';
import { fieldErrors } from '../content/field-errors.ts';
import {
  accessCode,
  calendarDate,
  cnpj,
  companyName,
  cpf,
  email,
  mobilePhone,
  mothersName,
  personName,
} from '../contract/answers.ts';
import type { Facts } from './facts.ts';
import { type Field, type Fields, type Reading, type ReadingContext, readWith, typed } from './field.ts';

const isCompany = (facts: Facts) => facts.personType === 'pj';
const isPerson = (facts: Facts) => facts.personType === 'pf';

const text = (
  rest: Partial<Field<string>> & Pick<Field<string>, 'schema' | 'read' | 'write' | 'autocomplete'>,
): Field<string> => ({
  input: 'text',
  show: (value) => value,
  keep: 'session',
  track: 'presence',
  clears: [],
  ...rest,
});

function readPhone(raw: string): Reading<string> {
  if (raw.trim() === '') return { kind: 'refused', message: fieldErrors.phoneEmpty };
  const parsed = parsePhone(raw, { landline: false });
  if (!parsed.ok && parsed.reason === 'nine') return { kind: 'refused', message: fieldErrors.phoneNine };
  return readWith(mobilePhone, parsed.ok ? parsed.digits : '');
}

const canonicalName = (raw: string, parse: typeof parsePersonName): string => {
  const parsed = parse(raw);
  return parsed.ok ? parsed.name : raw.trim();
};

function readBirthDate(raw: string, { today }: ReadingContext): Reading<string> {
  const date = parseTypedBirthDate(raw, today);
  const parsed = readWith(calendarDate, date ? formatBrazilianDate(date) : raw);
  if (parsed.kind === 'refused') return parsed;
  const problem = birthDateProblem(parsed.value, today);
  if (problem === 'too-young') return { kind: 'refused', message: fieldErrors.birthTooYoung };
  if (problem === 'too-old') return { kind: 'refused', message: fieldErrors.birthTooOld };
  return parsed;
}

export const personFields = {
  line_phone: text({
    schema: mobilePhone,
    read: (raw) => readPhone(typed(raw, 'line_phone')),
    write: (value) => ({ line_phone: [formatPhone(value)] }),
    show: formatPhone,
    clears: ['phone'],
    autocomplete: 'tel-national',
    mask: 'phone',
    keyboard: 'tel',
  }),
  code: text({
    schema: accessCode,
    read: (raw) => readWith(accessCode, typed(raw, 'code').replace(/\D/g, '')),
    write: () => ({}),
    keep: 'memory',
    track: 'never',
    autocomplete: 'one-time-code',
    mask: 'code',
    keyboard: 'numeric',
  }),
  name: text({
    schema: personName,
    read: (raw) => readWith(personName, canonicalName(typed(raw, 'name'), parsePersonName)),
    write: (value) => ({ name: [value] }),
    autocomplete: 'name',
    maxLength: 128,
  }),
  phone: text({
    schema: mobilePhone,
    read: (raw) => readPhone(typed(raw, 'phone')),
    write: (value) => ({ phone: [formatPhone(value)] }),
    show: formatPhone,
    autocomplete: 'tel-national',
    mask: 'phone',
    keyboard: 'tel',
  }),
  email: text({
    schema: email,
    read: (raw) => readWith(email, parseEmail(typed(raw, 'email')) ?? typed(raw, 'email').trim()),
    write: (value) => ({ email: [value] }),
    // A code proves the e-mail that it was sent to.
    clears: ['code'],
    autocomplete: 'email',
    keyboard: 'email',
    maxLength: 96,
  }),
  accept_promotions: {
    input: 'checkbox',
    schema: z.boolean(),
    read: (raw) => ({ kind: 'read', value: raw.accept_promotions !== undefined }),
    write: (value): Record<string, string[]> => (value ? { accept_promotions: ['on'] } : {}),
    show: (value) => (value ? 'Aceita receber ofertas' : 'Não quer receber ofertas'),
    keep: 'session',
    track: 'value',
    clears: [],
    autocomplete: 'off',
  },
  birth_date: text({
    schema: calendarDate,
    read: (raw, context) => readBirthDate(typed(raw, 'birth_date'), context),
    write: (value) => ({ birth_date: [value] }),
    show: maskBirthDate,
    keep: 'memory',
    autocomplete: 'bday',
    mask: 'date',
    keyboard: 'numeric',
    when: isPerson,
  }),
  mothers_name: text({
    schema: mothersName,
    read: (raw) => readWith(mothersName, canonicalName(typed(raw, 'mothers_name'), parseMothersName)),
    write: (value) => ({ mothers_name: [value] }),
    show: maskMothersName,
    keep: 'memory',
    autocomplete: 'off',
    maxLength: 128,
    when: isPerson,
  }),
  cpf: text({
    schema: cpf,
    read: (raw) => readWith(cpf, parseCpf(typed(raw, 'cpf')) ?? ''),
    write: (value) => ({ cpf: [formatCpf(value)] }),
    show: maskCpf,
    keep: 'memory',
    autocomplete: 'off',
    mask: 'cpf',
    keyboard: 'numeric',
    when: isPerson,
  }),
  cnpj: text({
    schema: cnpj,
    read: (raw) => readWith(cnpj, parseCnpj(typed(raw, 'cnpj')) ?? ''),
    write: (value) => ({ cnpj: [formatCnpj(value)] }),
    show: maskCnpj,
    keep: 'memory',
    autocomplete: 'off',
    mask: 'cnpj',
    keyboard: 'text',
    when: isCompany,
  }),
  company_name: text({
    schema: companyName,
    read: (raw) => readWith(companyName, typed(raw, 'company_name').trim()),
    write: (value) => ({ company_name: [value] }),
    // It goes with the document: either is left as it is on file, or both are told anew.
    keep: 'memory',
    autocomplete: 'organization',
    maxLength: 128,
    when: isCompany,
  }),
} satisfies Partial<Fields>;
