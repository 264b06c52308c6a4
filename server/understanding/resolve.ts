import { parseCnpj } from '../../src/brazil/cnpj.ts';
import {
  birthDateProblem,
  type CalendarDate,
  formatBrazilianDate,
  parseIsoDate,
  toIsoDate,
} from '../../src/brazil/date.ts';
import { notRecorded } from '../../src/brazil/name.ts';
import type { OpeningHours } from '../../src/brazil/opening.ts';
import { readableName } from '../../src/brazil/with-capitals.ts';
import { type MessageContext, mostOptions, type UnderstoodAct } from '../../src/contract/calls/understand.ts';
import { lookUp } from '../../src/contract/look-up.ts';
import { dueDates } from '../../src/contract/offer/due-dates.ts';
import type { Plan } from '../../src/contract/offer/plan.ts';
import type { RawValues } from '../../src/funnel/fields/field.ts';
import { fields, isFieldName } from '../../src/funnel/fields/fields.ts';
import { withCheckDigit } from '../../src/funnel/fields/payment.ts';
import { type Act, tellsValue } from './acts.ts';
import type { Published } from './published.ts';
import { banksMeant } from './values/bank.ts';
import { readBirthDate, wholeDate } from './values/birth-date.ts';
import { readComplement } from './values/complement.ts';
import { readAccount, readCpf, readDigits, readHouseNumber, readPhone } from './values/digits.ts';
import { dueDatesMeant } from './values/due-date.ts';
import { readEmail } from './values/email.ts';
import { withDigits } from './values/numerals.ts';
import { readBlock, readCity, readState } from './values/place.ts';
import { plansMeant, readPlanWish } from './values/plan.ts';
import { planForNeeds } from './values/plan-needs.ts';
import { optionsMeant } from './values/quiz.ts';
import { readVisitWish, type Slot, slotsMeant } from './values/visit.ts';

/** Notes on the spelling: 'Thiago com th Alves'. */
const spelling = /,? (?:com|sem) (?:\p{L}{1,2}|h|acento)(?= |$)(?: (?:no|na) \p{L}+)?/giu;

const titles = /^(?:dona|seu|sr|sra|dr|dra|profa?)\.? (?=\p{L})/iu;

/** A person's name as it is written: 'mª do socorro' is Maria do Socorro. */
const readPersonName = (text: string): string =>
  readableName(
    text
      .replace(spelling, '')
      .replace(titles, '')
      .replace(/\bmª/giu, (short) => (short.startsWith('M') ? 'Maria' : 'maria'))
      .replace(/[.,()]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** The words of a value: as typed, and in lower case without accents. */
interface Words {
  text: string;
  plain: string;
}

export interface Known {
  today: CalendarDate;
  /** The plans in view, in their order. */
  plans: readonly Plan[];
  context: MessageContext;
  published?: Published;
  hours?: OpeningHours;
}

/** One value, several to choose from, or none. A list of one is in doubt: it is asked about. */
type Read = RawValues | readonly RawValues[] | null;

type Reader = (words: Words, known: Known) => Read;

export type Resolved = Pick<UnderstoodAct, 'values' | 'options'>;

const isSeveral = (read: NonNullable<Read>): read is readonly RawValues[] => Array.isArray(read);

/** The only one is the value; of several each is an option. */
const oneOf = (found: readonly RawValues[]): Read => (found.length === 1 ? (found[0] ?? null) : found);

/** What a field with one input accepts; of a town it is checked like a quarter. */
const accepts = (field: string, text: string): boolean =>
  fields[isFieldName(field) ? field : 'neighborhood'].schema.safeParse(text).success;

/** A field whose input has its name, with the text that its grammar reads. What the field refuses is no value. */
const read = (
  field: string,
  textOf: (words: Words, known: Known) => string | null,
): Record<string, Reader> => ({
  [field]: (words, known) => {
    const text = textOf(words, known);
    return text !== null && accepts(field, text) ? { [field]: [text] } : null;
  },
});

const chosen = (
  field: string,
  found: (words: Words, known: Known) => readonly (string | number)[],
): Record<string, Reader> => ({
  [field]: (words, known) => oneOf(found(words, known).map((one) => ({ [field]: [String(one)] }))),
});

const rawSlot = ({ date, period }: Slot): RawValues => {
  const day = parseIsoDate(date);
  return day === null ? {} : { date: [formatBrazilianDate(day)], period: [period] };
};

const mostVisits = 3;

const joined = (slots: readonly RawValues[]): RawValues => ({
  date: slots.flatMap(({ date }) => date ?? []),
  period: slots.flatMap(({ period }) => period ?? []),
});

/** Whoever wants it soon is asked about the first visit. */
const soonest =
  /\b(?:quanto antes|mais (?:rapido|cedo|proxim[oa])|logo que|primeiro (?:dia|horario) (?:livre|que))\b/;

/** Of any time the first is asked about. */
const anyTime = /\b(?:qualquer|tanto faz)\b/;

const excludes = /\b(?:menos|exceto|tirando|fora|nao|nem|sem ser)\b/;

const schedules: Reader = (words, known) => {
  const { plain } = words;
  const [wanted = '', but] = plain.split(/\b(?:menos|exceto|tirando|fora)\b/);
  const [wish, without] = [wanted, but ?? ''].map((part) => readVisitWish(part, toIsoDate(known.today)));
  // 'A semana que vem, menos quarta' is what remains of it, 'menos quarta' of all days.
  if (wish && without) {
    const fits = (date: string) => wish.fits(date) && !without.fits(date);
    return oneOf(slotsMeant({ ...wish, isOneDay: false, fits }, known.context.visits).map(rawSlot));
  }
  if (excludes.test(plain)) return noDay(words, known);
  if (!wish) return null;
  const slots = slotsMeant(wish, known.context.visits);
  if (anyTime.test(plain)) return slots.slice(0, 1).map(rawSlot);
  const isSoonest = soonest.test(plain);
  const meant = slots.slice(0, isSoonest ? 1 : slots.length).map(rawSlot);
  // A period that nobody said is asked about.
  if (wish.period === null) return isSoonest ? oneOf(meant) : meant;
  const days = new Set(slots.map(({ date }) => date));
  // Some days of which each is named with its period are one wish.
  const isSeveral = days.size === slots.length && slots.length > 1 && slots.length <= mostVisits;
  return isSeveral && !isSoonest ? joined(meant) : oneOf(meant);
};

/** What remains beside a day that does not suit, to choose from. */
const noDay: Reader = ({ plain }, { today, context: { open, visits } }) => {
  if (open.includes('due_date')) {
    const meant = dueDatesMeant(plain);
    return meant.length === 0
      ? null
      : dueDates.filter((day) => !meant.includes(day)).map((day) => ({ due_date: [String(day)] }));
  }
  const wish = readVisitWish(plain, toIsoDate(today));
  if (wish === null) return null;
  const isMeant = ({ date, period }: Slot) =>
    wish.fits(date) && (wish.period === null || wish.period === period);
  return visits
    .flatMap(({ date, periods }) => periods.map((period) => ({ date, period })))
    .filter((slot) => !isMeant(slot))
    .map(rawSlot);
};

const rawPlan = ({ id }: Plan): RawValues => ({ idPlan: [String(id)] });

/** Whoever names no plan but what it is needed for is asked about the one that is advised. */
const idPlan: Reader = ({ plain }, { plans }) => {
  const wish = readPlanWish(plain);
  const meant = plansMeant(wish, plans);
  const isNamed = wish.speed !== undefined || wish.services.length > 0;
  if (meant.length > 0 || isNamed) return oneOf(meant.map(rawPlan));
  const advised = planForNeeds(plain, plans);
  return advised === null ? null : [rawPlan(advised)];
};

const email: Reader = ({ plain }) => {
  const spelled = readEmail(plain);
  if (spelled === null || !accepts('email', spelled.text)) return null;
  const raw = { email: [spelled.text] };
  return spelled.isCompleted ? [raw] : raw;
};

const birthDate = ({ plain }: Words, { today }: Known): string | null => {
  const told = readBirthDate(plain, today);
  const date = told && wholeDate(told);
  return date !== null && birthDateProblem(date, today) === null ? date : null;
};

const asWritten = ({ text }: Words): string => readableName(text);

/** How the words of a field become its input values, where they are not what is typed. */
const readers: Readonly<Record<string, Reader>> = {
  // Eight digits with a slash are a date.
  ...read('cep', ({ plain }) => (plain.includes('/') ? null : readDigits(plain, 8))),
  ...read('number', ({ plain }) => readHouseNumber(plain)),
  ...read('block_number', ({ plain }) => readBlock(plain)),
  ...read('allotment_number', ({ plain }) => readBlock(plain)),
  complement: ({ text, plain }, { context }) => readComplement(text, plain, context.asksParts === true),
  ...read('city', ({ text, plain }) => readCity(text, plain)),
  ...read('state', ({ plain }) => readState(plain)),
  idPlan,
  ...read('name', ({ text }) => readPersonName(text)),
  ...read('phone', ({ plain }) => readPhone(plain)),
  email,
  ...read('birth_date', birthDate),
  ...read('mothers_name', ({ text }) => readPersonName(text)),
  ...read('cpf', ({ plain }) => readCpf(plain)),
  ...read('cnpj', ({ plain }) => parseCnpj(withDigits(plain).replace(/[^a-z\d]/g, ''))),
  ...chosen('due_date', ({ plain }) => dueDatesMeant(plain)),
  ...chosen('bank', ({ plain }) => banksMeant(plain)),
  ...read('agency', ({ plain }) => readAccount(plain)),
  ...read('account_number', ({ plain }) => withCheckDigit(readAccount(plain) ?? '')),
  schedules,
  no_day: noDay,
  ...read('line_phone', ({ plain }) => readPhone(plain)),
  ...read('code', ({ plain }) => readDigits(plain, 6)),
  ...chosen('quiz', ({ plain }, { context }) => optionsMeant(plain, context.options)),
};

/** Values that the act tells without words. Offers that are not wanted have no value, as in a form. */
const told: Readonly<Record<string, Read>> = {
  no_number: { no_number: ['on'] },
  no_mother: { mothers_name: [notRecorded] },
  'direct_debit=on': { direct_debit: ['true'] },
  'direct_debit=off': { direct_debit: ['false'] },
  'accept_promotions=on': { accept_promotions: ['on'] },
};

/** Whoever has no complement may also not know it. */
const lacked: Readonly<Record<string, Read>> = { complement: [{ no_complement: ['on'] }] };

function readOf(act: Act, words: Words, known: Known): Read {
  const { does, object, value } = act;
  if (does === 'lack') return lookUp(lacked, object) ?? null;
  if (!tellsValue(act)) return null;
  const alone = lookUp(told, value === undefined ? object : `${object}=${value}`);
  if (alone !== undefined || words.plain === '') return alone ?? null;
  const reader = lookUp(readers, object) ?? read(object, asWritten)[object];
  return reader?.(words, known) ?? null;
}

const copy = (raw: RawValues): Record<string, string[]> =>
  Object.fromEntries(Object.entries(raw).map(([input, texts]) => [input, [...texts]]));

/** The input values that an act tells with its words. */
export function resolve(act: Act, words: Words, known: Known): Resolved {
  const found = readOf(act, words, known);
  if (found === null) return { values: {}, options: [] };
  return isSeveral(found)
    ? { values: {}, options: found.slice(0, mostOptions).map(copy) }
    : { values: copy(found), options: [] };
}
