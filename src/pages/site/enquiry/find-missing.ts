import { parseCep } from '../../../brazil/cep.ts';
import { parseEmail } from '../../../brazil/email.ts';
import { parsePersonName } from '../../../brazil/name.ts';
import { parsePhone } from '../../../brazil/phone.ts';
import { fieldErrors } from '../../../content/field-errors.ts';
import { hireDrawerWords } from '../../../content/landing/drawers/hire-drawer.ts';
import { emailLength } from '../../../contract/lead/answer-lengths.ts';
import { nameErrors } from '../../../contract/lead/name-errors.ts';
import type { RawValues } from '../../../funnel/fields/field.ts';
import type { EnquiryMessages } from '../../../store/site/enquiry-events.ts';

/** A client-side rule: the message for a value that cannot be sent yet, or null. */
type Rule = (typed: string) => string | null;

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
const unless = (isGood: boolean, message: string): string | null => (isGood ? null : message);

const ofPhone = (typed: string, empty: string): string => (typed.trim() === '' ? empty : fieldErrors.phone);

const ofEmail = (typed: string): string =>
  typed === '' ? fieldErrors.emailEmpty : fieldErrors[typed.length > emailLength ? 'emailLong' : 'email'];

const rules = {
  cep: (typed) => unless(digitsOf(typed).length === 8, fieldErrors.cepShape),
  number: (typed) => unless(typed.trim() !== '', hireDrawerWords.number.error),
  /** Whether it is a mobile number is checked when sent. */
  phone: (typed) => unless(digitsOf(typed).length === 11, ofPhone(typed, fieldErrors.phoneEmpty)),
  anyPhone: (typed) =>
    unless(parsePhone(typed, { landline: true }).ok, ofPhone(typed, fieldErrors.anyPhoneEmpty)),
  name: (typed) => {
    const parsed = parsePersonName(typed);
    return parsed.ok ? null : fieldErrors[nameErrors[parsed.reason]];
  },
  email: (typed) => unless(parseEmail(typed) !== null, ofEmail(typed.trim())),
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

/** Messages by input name, in input order. */
export function findMissing(raw: RawValues, named: Readonly<Record<string, RuleName>>): EnquiryMessages {
  const missing = Object.entries(named).flatMap(([input, rule]) => {
    const message = rules[rule](raw[input]?.[0] ?? '');
    return message === null ? [] : [[input, message] as const];
  });
  return Object.fromEntries(missing);
}

/** A postcode whose lookup failed is not looked up again. */
export const isFailedCep = (raw: RawValues, failed: string | null): boolean =>
  failed !== null && parseCep(raw.cep?.[0] ?? '') === failed;
