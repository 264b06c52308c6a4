import { formatCnpj, maskCnpj, parseCnpj } from '../../brazil/cnpj.ts';
import { formatCpf, maskCpf, parseCpf } from '../../brazil/cpf.ts';
import {
  birthDateProblem,
  formatBrazilianDate,
  maskBirthDate,
  parseTypedBirthDate,
} from '../../brazil/date.ts';
import { longestName, maskMothersName, parseMothersName } from '../../brazil/name.ts';
import { fieldErrors } from '../../content/field-errors.ts';
import { companyNameLength } from '../../contract/lead/answer-lengths.ts';
import {
  calendarDate,
  cnpj as cnpjRule,
  companyName as companyNameRule,
  cpf as cpfRule,
  mothersName as mothersNameRule,
} from '../../contract/lead/answers.ts';
import type { Facts } from '../facts.ts';
import { canonicalName } from './canonical-name.ts';
import { type Field, firstValue, type Reading, readTyped, readWith } from './field.ts';

const isCompany = (facts: Facts) => facts.personType === 'pj';
const isPerson = (facts: Facts) => facts.personType === 'pf';

/**
 * Years of tolerance: someone who turns eighteen within this time is not refused in the browser, whose clock or open
 * page may be out of date. The server decides.
 */
const yearsOfTolerance = 1;

function readBirthDate(raw: string, { today }: Facts): Reading<string> {
  const date = parseTypedBirthDate(raw, today);
  const parsed = readWith(calendarDate, date ? formatBrazilianDate(date) : raw);
  if (parsed.kind === 'refused') return parsed;
  const problem = birthDateProblem(parsed.value, { ...today, year: today.year + yearsOfTolerance });
  if (problem === 'too-young') return { kind: 'refused', message: fieldErrors.birthTooYoung };
  if (problem === 'too-old') return { kind: 'refused', message: fieldErrors.birthTooOld };
  return parsed;
}

const birthDate: Field<string> = {
  input: 'text',
  schema: calendarDate,
  read: (raw, facts) => readBirthDate(firstValue(raw, 'birth_date'), facts),
  write: (value) => ({ birth_date: [value] }),
  nature: { binds: false, exact: true, listed: false, undoes: 4, gap: 'year', masked: 'data de nascimento' },
  show: maskBirthDate,
  keep: 'memory',
  track: 'presence',
  clears: [],
  autocomplete: 'bday',
  capitals: 'none',
  review: 'person',
  fromLead: { onFile: (view) => view.birth_date },
  mask: 'date',
  keyboard: 'numeric',
  when: isPerson,
};

const mothersName: Field<string> = {
  input: 'text',
  schema: mothersNameRule,
  read: (raw) => readWith(mothersNameRule, canonicalName(firstValue(raw, 'mothers_name'), parseMothersName)),
  write: (value) => ({ mothers_name: [value] }),
  nature: {
    binds: false,
    exact: false,
    listed: false,
    undoes: 4,
    gap: 'mother',
    masked: 'nome da mãe',
  },
  show: maskMothersName,
  keep: 'memory',
  track: 'presence',
  clears: [],
  autocomplete: 'off',
  capitals: 'words',
  review: 'person',
  fromLead: { onFile: (view) => view.mothers_name },
  maxLength: longestName,
  when: isPerson,
};

const documentDefaults = {
  keep: 'memory',
  track: 'presence',
  clears: [],
  autocomplete: 'off',
  capitals: 'none',
  review: 'person',
} as const;

const cpf: Field<string> = {
  ...documentDefaults,
  input: 'text',
  schema: cpfRule,
  read: (raw) =>
    readTyped(firstValue(raw, 'cpf'), fieldErrors.cpfEmpty, (text) =>
      readWith(cpfRule, parseCpf(text) ?? ''),
    ),
  write: (value) => ({ cpf: [formatCpf(value)] }),
  nature: { binds: false, exact: true, listed: false, undoes: 4, gap: null, masked: 'CPF' },
  show: maskCpf,
  fromLead: { onFile: (view) => view.cpf },
  mask: 'cpf',
  keyboard: 'numeric',
  when: isPerson,
};

const cnpj: Field<string> = {
  ...documentDefaults,
  input: 'text',
  schema: cnpjRule,
  read: (raw) =>
    readTyped(firstValue(raw, 'cnpj'), fieldErrors.cnpjEmpty, (text) =>
      readWith(cnpjRule, parseCnpj(text) ?? ''),
    ),
  write: (value) => ({ cnpj: [formatCnpj(value)] }),
  nature: { binds: false, exact: true, listed: false, undoes: 4, gap: null, masked: 'CNPJ' },
  show: maskCnpj,
  fromLead: { onFile: (view) => view.cnpj },
  mask: 'cnpj',
  keyboard: 'text',
  when: isCompany,
};

const companyName: Field<string> = {
  input: 'text',
  schema: companyNameRule,
  read: (raw) => readWith(companyNameRule, firstValue(raw, 'company_name').trim()),
  write: (value) => ({ company_name: [value] }),
  nature: { binds: false, exact: false, listed: false, undoes: 4, gap: null, masked: 'empresa' },
  show: (value) => value,
  // It belongs to the document: both stay as on file, or both are given again.
  keep: 'memory',
  track: 'presence',
  clears: [],
  autocomplete: 'organization',
  capitals: 'words',
  review: 'person',
  fromLead: { onFile: (view) => view.company_name },
  maxLength: companyNameLength,
  when: isCompany,
};

/** Identity data, as the analysis requires it. */
export const identityFields = {
  birth_date: birthDate,
  mothers_name: mothersName,
  cpf,
  cnpj,
  company_name: companyName,
};
