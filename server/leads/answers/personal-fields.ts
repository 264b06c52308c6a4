import { maskCnpj } from '../../../src/brazil/cnpj.ts';
import { formatCpf, maskCpf } from '../../../src/brazil/cpf.ts';
import { maskBirthDate } from '../../../src/brazil/date.ts';
import { maskMothersName } from '../../../src/brazil/name.ts';
import { formatPhone, maskPhone } from '../../../src/brazil/phone.ts';
import { type PersonalField, personalField } from '../../../src/contract/panel/opened-record.ts';
import type { Lead } from '../lead.ts';
import { maskEmail } from '../mask-email.ts';

type Person = Pick<
  Lead,
  'phone' | 'phone2' | 'email' | 'cpf' | 'cnpj' | 'mothers_name' | 'birth_date' | 'bank_info'
>;

interface Shown {
  readonly value: (person: Partial<Person>) => string | null | undefined;
  readonly mask: (value: string) => string;
}

/** Fields that are masked for operators until they reveal them. */
const fields: Readonly<Record<PersonalField, Shown>> = {
  phone: { value: ({ phone }) => phone, mask: maskPhone },
  phone2: { value: ({ phone2 }) => phone2, mask: maskPhone },
  email: { value: ({ email }) => email, mask: maskEmail },
  cpf: { value: ({ cpf }) => cpf, mask: maskCpf },
  cnpj: { value: ({ cnpj }) => cnpj, mask: maskCnpj },
  mothers_name: { value: ({ mothers_name }) => mothers_name, mask: maskMothersName },
  birth_date: { value: ({ birth_date }) => birth_date, mask: maskBirthDate },
  bank_account: {
    value: ({ bank_info }) =>
      bank_info && `${bank_info.bank} · ${bank_info.agency} · ${bank_info.account_number}`,
    mask: () => '•••',
  },
};

const readable: Partial<Readonly<Record<PersonalField, (value: string) => string>>> = {
  phone: formatPhone,
  phone2: formatPhone,
  cpf: formatCpf,
};

export const maskedFieldsOf = (person: Partial<Person>): { field: PersonalField; masked: string }[] =>
  personalField.options.flatMap((field) => {
    const value = fields[field].value(person);
    return value ? [{ field, masked: fields[field].mask(value) }] : [];
  });

/** The unmasked value; null if unanswered or erased. */
export function shownField(person: Partial<Person>, field: PersonalField): string | null {
  const value = fields[field].value(person);
  return value ? (readable[field]?.(value) ?? value) : null;
}
