import * as z from 'zod/mini';
import { parseCep } from '../../brazil/cep.ts';
import { parseCnpj } from '../../brazil/cnpj.ts';
import { parseCpf } from '../../brazil/cpf.ts';
import { parseBrazilianDate } from '../../brazil/date.ts';
import { parseEmail } from '../../brazil/email.ts';
import { parseMothersName, parsePersonName } from '../../brazil/name.ts';
import { parsePhone } from '../../brazil/phone.ts';
import { type FieldError, fieldErrors } from '../../content/field-errors.ts';
import { periods } from '../../content/periods.ts';
import {
  allotmentLength,
  blockLength,
  companyNameLength,
  complementLength,
  complementPartLength,
  emailLength,
  neighborhoodLength,
  numberLength,
  streetLength,
} from './answer-lengths.ts';
import { nameErrors } from './name-errors.ts';

/** Schemas of answers in canonical form, shared by browser and server. */

const refuse = (input: unknown, error: FieldError) => ({
  code: 'custom' as const,
  input,
  message: fieldErrors[error],
});

/** Accepts a string only in the form that its parser returns. */
const canonical = (parse: (text: string) => string | null, error: FieldError) =>
  z.string(fieldErrors[error]).check(z.refine((text) => parse(text) === text, fieldErrors[error]));

const filled = (max: number, empty: FieldError, long: FieldError) =>
  z.string(fieldErrors[empty]).check(
    z.refine((text) => text.trim() !== '', { error: fieldErrors[empty], abort: true }),
    z.maxLength(max, fieldErrors[long]),
  );

export const freeText = (max: number) => z.string().check(z.maxLength(max, fieldErrors.textLong));

export const cep = canonical(parseCep, 'cepShape');
/** '100', '12 A', 'Lote B', 'S/N': has a digit other than 0, or a letter that stands alone. */
const onADoor = /^([\d\p{L}].*)?([1-9]|(^|[ /])\p{L}([ /]|$))/u;
export const houseNumber = filled(numberLength, 'numberEmpty', 'numberLong').check(
  z.regex(onADoor, fieldErrors.numberShape),
);
export const blockNumber = filled(blockLength, 'blockEmpty', 'textLong');
export const allotmentNumber = filled(allotmentLength, 'allotmentEmpty', 'textLong');
export const street = filled(streetLength, 'streetEmpty', 'textLong');
export const neighborhood = filled(neighborhoodLength, 'neighborhoodEmpty', 'textLong');
export const complement = freeText(complementLength);

const named = (parse: typeof parsePersonName) =>
  z.string(fieldErrors.nameEmpty).check((payload) => {
    const result = parse(payload.value);
    if (!result.ok) payload.issues.push(refuse(payload.value, nameErrors[result.reason]));
    else if (result.name !== payload.value) payload.issues.push(refuse(payload.value, 'nameCharacters'));
  });

export const personName = named(parsePersonName);
export const mothersName = named(parseMothersName);

const digitsOfPhone = (landline: boolean) => (text: string) => {
  const result = parsePhone(text, { landline });
  return result.ok ? result.digits : null;
};

/** Some hosts send formatted phones, '(11) 98765-4321': reduced to digits. */
const phoneOf = (parse: (text: string) => string | null) =>
  z.string(fieldErrors.phone).check(
    z.overwrite((text) => parse(text) ?? text),
    z.refine((text) => parse(text) !== null, fieldErrors.phone),
  );

export const mobilePhone = phoneOf(digitsOfPhone(false));
export const anyPhone = phoneOf(digitsOfPhone(true));

export const email = z.string(fieldErrors.email).check(
  z.maxLength(emailLength, fieldErrors.emailLong),
  z.refine((text) => parseEmail(text) === text, fieldErrors.email),
);

export const calendarDate = z
  .string(fieldErrors.dateInvalid)
  .check(z.refine((text) => parseBrazilianDate(text) !== null, fieldErrors.dateInvalid));

/** The registered name: company names may contain digits and symbols. */
export const companyName = filled(companyNameLength, 'companyName', 'nameLong');

export const cpf = canonical(parseCpf, 'cpf');
export const cnpj = canonical(parseCnpj, 'cnpj');
export const accessCode = z.string(fieldErrors.code).check(z.regex(/^\d{6}$/, fieldErrors.code));

export const dueDate = z
  .int(fieldErrors.dueDate)
  .check(z.gte(1, fieldErrors.dueDate), z.lte(31, fieldErrors.dueDate));

export const bankCode = z.string(fieldErrors.bank).check(z.regex(/^\d{3}$/, fieldErrors.bank));
/** Neither an agency nor an account is number 0. */
export const agency = z
  .string(fieldErrors.agency)
  .check(z.regex(/^(?=\d*[1-9])\d{1,6}(-[\dX])?$/, fieldErrors.agency));
export const accountNumber = z
  .string(fieldErrors.account)
  .check(z.regex(/^(?=\d*[1-9])\d{1,13}-[\dX]$/, fieldErrors.account));

export const period = z.enum(periods, fieldErrors.period);
export const schedule = z.strictObject({ date: calendarDate, period });
export const schedules = z.array(schedule, fieldErrors.schedule).check(
  z.minLength(1, fieldErrors.schedule),
  z.maxLength(3, fieldErrors.scheduleMany),
  z.refine(
    (list) => new Set(list.map(({ date, period: part }) => `${date} ${part}`)).size === list.length,
    fieldErrors.scheduleRepeated,
  ),
);

export type Schedule = z.output<typeof schedule>;
export type Period = z.output<typeof period>;

/** One part of a structured complement: 'apartamento' with '12'. */
export const complementPart = z.strictObject({ type: freeText(32), value: freeText(complementPartLength) });

export const quizAnswers = z.strictObject({
  idQuiz: z.string().check(z.maxLength(64)),
  questions: z
    .array(
      z.strictObject({
        id: z.string().check(z.maxLength(64)),
        answer: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
      }),
    )
    .check(z.minLength(1), z.maxLength(10)),
});

export type QuizAnswers = z.output<typeof quizAnswers>;
