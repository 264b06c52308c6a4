import * as z from 'zod/mini';
import { parseEmail } from '../../brazil/email.ts';
import { parsePersonName } from '../../brazil/name.ts';
import { formatPhone, parsePhone } from '../../brazil/phone.ts';
import { fieldErrors } from '../../content/field-errors.ts';
import { accessCode, email as emailRule, mobilePhone, personName } from '../../contract/lead/answers.ts';
import { canonicalName } from './canonical-name.ts';
import { consent } from './consent.ts';
import { type Field, firstValue, type RawValues, type Reading, readTyped, readWith } from './field.ts';
import { typedInputs } from './typed-input.ts';

const reasons = {
  shape: fieldErrors.phone,
  nine: fieldErrors.phoneNine,
  landline: fieldErrors.phoneLandline,
  'area-code': fieldErrors.phoneAreaCode,
} as const;

function readPhone(text: string): Reading<string> {
  const parsed = parsePhone(text, { landline: false });
  if (parsed.ok) return readWith(mobilePhone, parsed.digits);
  return { kind: 'refused', message: reasons[parsed.reason] };
}

const isMobile = (phone?: string): boolean => mobilePhone.safeParse(phone).success;

const linePhone: Field<string> = {
  input: 'text',
  schema: mobilePhone,
  read: (raw) => readTyped(firstValue(raw, 'line_phone'), fieldErrors.phoneEmpty, readPhone),
  write: (value) => ({ line_phone: [formatPhone(value)] }),
  nature: { binds: false, exact: true, listed: false, undoes: 3, gap: 'digits', masked: 'telefone' },
  show: formatPhone,
  keep: 'session',
  track: 'presence',
  clears: ['phone'],
  review: null,
  fromLead: {
    answer: ({ idPlanAddonBonus, phone, phone2 }) =>
      idPlanAddonBonus === undefined ? undefined : [phone2, phone].find(isMobile),
  },
  ...typedInputs.phone,
};

const name: Field<string> = {
  input: 'text',
  schema: personName,
  read: (raw) => readWith(personName, canonicalName(firstValue(raw, 'name'), parsePersonName)),
  write: (value) => ({ name: [value] }),
  nature: { binds: false, exact: false, listed: false, undoes: 4, gap: 'surname', masked: 'nome' },
  show: (value) => value,
  keep: 'session',
  track: 'presence',
  clears: [],
  review: 'person',
  fromLead: { answer: (view) => view.name, onFile: ({ onFile }) => onFile?.name },
  ...typedInputs.name,
};

const phone: Field<string> = {
  input: 'text',
  schema: mobilePhone,
  read: (raw) => readTyped(firstValue(raw, 'phone'), fieldErrors.phoneEmpty, readPhone),
  write: (value) => ({ phone: [formatPhone(value)] }),
  nature: { binds: false, exact: false, listed: false, undoes: 0, gap: 'digits', masked: 'telefone' },
  show: formatPhone,
  keep: 'session',
  track: 'presence',
  clears: [],
  review: 'person',
  fromLead: { answer: (view) => view.phone, onFile: ({ onFile }) => onFile?.phone },
  ...typedInputs.phone,
};

const email: Field<string> = {
  input: 'text',
  schema: emailRule,
  read: (raw) =>
    readTyped(firstValue(raw, 'email'), fieldErrors.emailEmpty, (text) =>
      readWith(emailRule, parseEmail(text) ?? text.trim()),
    ),
  write: (value) => ({ email: [value] }),
  nature: { binds: false, exact: false, listed: false, undoes: 3, gap: null, masked: 'e-mail' },
  show: (value) => value,
  keep: 'session',
  track: 'presence',
  // A code proves one e-mail address only.
  clears: ['code'],
  review: 'person',
  fromLead: { answer: (view) => view.email, onFile: ({ onFile }) => onFile?.email },
  ...typedInputs.email,
};

const showPromotions = (accepts: boolean): string =>
  accepts ? 'Aceita receber ofertas' : 'Não quer receber ofertas';

const acceptPromotions: Field<boolean> = {
  input: 'checkbox',
  schema: z.boolean(),
  read: (raw) => ({ kind: 'read', value: raw.accept_promotions !== undefined }),
  write: (value): RawValues => (value ? { accept_promotions: ['on'] } : {}),
  nature: { binds: true, exact: false, listed: false, undoes: 0, gap: null, masked: null },
  show: showPromotions,
  keep: 'session',
  track: 'value',
  clears: [],
  autocomplete: 'off',
  capitals: 'none',
  review: 'person',
  fromLead: {
    answer: (view) => (view.email === undefined ? undefined : view.accept_promotions),
    // The e-mail on file came without this consent, so it counts as declined.
    onFile: ({ onFile }) => onFile?.email && showPromotions(false),
  },
};

const code: Field<string> = {
  input: 'text',
  schema: accessCode,
  read: (raw) => readWith(accessCode, firstValue(raw, 'code').replace(/\D/g, '')),
  write: () => ({}),
  nature: { binds: false, exact: true, listed: false, undoes: 0, gap: null, masked: 'código' },
  show: (value) => value,
  keep: 'memory',
  track: 'never',
  clears: [],
  autocomplete: 'one-time-code',
  capitals: 'none',
  review: null,
  // A migration proves its right without a code.
  fromLead: { onFile: ({ proved }) => (proved === 'collaborator' ? proved : undefined) },
  mask: 'code',
  keyboard: 'numeric',
};

const acceptContact: Field<boolean> = consent('accept_contact', 'contactConsent', 'Aceita o aviso');

/** Contact data, and consent to messages. */
export const contactFields = {
  line_phone: linePhone,
  name,
  phone,
  email,
  accept_promotions: acceptPromotions,
  code,
  accept_contact: acceptContact,
};
