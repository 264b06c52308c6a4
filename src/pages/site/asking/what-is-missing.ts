import { parseCep } from '../../../brazil/cep.ts';
import { parseEmail } from '../../../brazil/email.ts';
import { emailSuggestion } from '../../../brazil/email-suggestion.ts';
import { parsePersonName } from '../../../brazil/name.ts';
import { parsePhone } from '../../../brazil/phone.ts';
import { fieldErrors } from '../../../content/field-errors.ts';
import { hireDrawerWords } from '../../../content/landing/drawers/hire-drawer.ts';
import { inputWarningWords } from '../../../content/screens/input-warnings.ts';
import type { RawValues } from '../../../funnel/fields/field.ts';
import type { EnquiryMessages } from '../../../store/enquiry-events.ts';

/** Says of what was typed what it still lacks before it can be sent; null when it may go. */
type Rule = (typed: string) => string | null;

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
const unless = (isGood: boolean, message: string): string | null => (isGood ? null : message);

const rules = {
  cep: (typed) => unless(digitsOf(typed).length === 8, fieldErrors.cepShape),
  number: (typed) => unless(typed.trim() !== '', hireDrawerWords.number.error),
  /** Whether it can be a mobile at all is said once it is sent. */
  phone: (typed) => unless(digitsOf(typed).length === 11, fieldErrors.phone),
  anyPhone: (typed) => unless(parsePhone(typed, { landline: true }).ok, fieldErrors.phone),
  name: (typed) => {
    const parsed = parsePersonName(typed);
    return parsed.ok ? null : parsed.reason === 'empty' ? fieldErrors.nameEmpty : fieldErrors.nameOneWord;
  },
  email: (typed) => unless(parseEmail(typed) !== null, fieldErrors.email),
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

/** By the name of each input, in their order. */
export function whatIsMissing(raw: RawValues, named: Readonly<Record<string, RuleName>>): EnquiryMessages {
  const missing = Object.entries(named).flatMap(([input, rule]) => {
    const message = rules[rule](raw[input]?.[0] ?? '');
    return message === null ? [] : [[input, message] as const];
  });
  return Object.fromEntries(missing);
}

/** An e-mail with a likely slip of the finger: 'a@gmial.com'. */
export function emailInDoubt(email = ''): EnquiryMessages {
  const suggestion = emailSuggestion(email);
  return suggestion === null
    ? {}
    : { email: `${inputWarningWords.email(suggestion)} ${inputWarningWords.keep}` };
}

/** A postcode that was looked for in vain is not looked for again. */
export const isFailedCep = (raw: RawValues, failed: string | null): boolean =>
  failed !== null && parseCep(raw.cep?.[0] ?? '') === failed;
