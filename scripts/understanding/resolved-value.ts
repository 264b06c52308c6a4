import { tellsValue } from '../../server/understanding/acts.ts';
import type { WordClasses } from '../../server/understanding/kinds.ts';
import { readMessage } from '../../server/understanding/message.ts';
import { type Known, type Resolved, resolve } from '../../server/understanding/resolve.ts';
import type { Row, Span } from '../../server/understanding/rows.ts';
import { readState } from '../../server/understanding/values/place.ts';
import { parseBrazilianDate, toIsoDate } from '../../src/brazil/date.ts';
import { offeredDays } from '../../src/contract/offered-days.ts';
import type { Facts } from '../../src/funnel/facts.ts';
import type { RawValues } from '../../src/funnel/fields/field.ts';
import { fields, isFieldName } from '../../src/funnel/fields/fields.ts';
import { plansIn, today } from '../../tests/funnel/given.ts';
import { typicalVisits } from './typical-visit.ts';

/** Of the day on which the rows were written: 'hoje' and two digits of a year count from it, a row names a plan by its price. */
const market = { today, plans: plansIn('plans.json') };
const visits = typicalVisits(market);
const questions = visits.get('validacao')?.facts.risk?.quiz?.questions ?? [];

const freeDays = offeredDays(today).flatMap(({ date, periods }) => {
  const day = parseBrazilianDate(date);
  return day === null ? [] : [{ date: toIsoDate(day), periods }];
});

/** What a typical visitor has before them; one question of the quiz is open at a time. */
export const knownAt = (step: string, options: readonly string[]): Known => ({
  today,
  plans: market.plans,
  context: {
    ...{ steps: [step], answered: [], waiting: [], campaign: '', plans: [], chosen: null, isOrdered: false },
    open: visits.get(step)?.steps.flatMap(({ fields: asked }) => asked) ?? [],
    visits: freeDays,
    options: [...options],
  },
});

function resolvedAt({ step, acts, text }: Row, { from, to, field }: Span, classes: WordClasses): Resolved {
  const words = readMessage(text.slice(from, to), classes);
  const act = acts.find((one) => one.object === field && tellsValue(one)) ?? {
    does: 'inform',
    object: field,
  };
  const read = (options: readonly string[]) => resolve(act, words, knownAt(step, options));
  const empty = { values: {}, options: [] };
  if (field !== 'quiz') return read([]);
  const found = questions.map(({ answers }) => read(answers.map((answer) => answer.text)));
  return found.find(hasValue) ?? empty;
}

const hasValue = ({ values, options }: Resolved): boolean =>
  Object.keys(values).length > 0 || options.length > 0;

/** Whether the field whose inputs they are takes them. */
function takes(field: string, raw: RawValues, facts: Facts): boolean {
  if (field === 'quiz')
    return questions.some(({ answers }) => answers.some(({ text }) => text === raw.quiz?.[0]));
  if (field === 'state') return readState(raw.state?.[0]?.toLowerCase() ?? '') !== null;
  if (field === 'city') return raw.city?.[0] !== undefined;
  const input = Object.keys(raw)[0] ?? '';
  const name = input === 'date' ? 'schedules' : input.replace('no_', '');
  return isFieldName(name) && fields[name].read(raw, facts).kind === 'read';
}

/** Whether everything that words resolve to is taken by its field; false if they resolve to nothing. */
export function isTaken(step: string, field: string, resolved: Resolved): boolean {
  const facts = visits.get(step)?.facts;
  if (facts === undefined || !hasValue(resolved)) return false;
  const sold = { ...facts, coverage: { plans: market.plans, infra: null } };
  const told = resolved.options.length > 0 ? resolved.options : [resolved.values];
  return told.every((raw) => takes(field, raw, sold));
}

/** Fields of which a row names the value if the words hold a whole one. */
const named = new Set('cep number phone email birth_date cpf cnpj agency account_number'.split(' '));

/** Whether marked words hold a whole value that a field may take: neither 'final 80' nor a document that is none. */
export function isWhole({ step, acts, text }: Row, { from, to, field }: Span): boolean {
  if (field === 'name' || field === 'mothers_name') return /\S\s+\S/.test(text.slice(from, to));
  if (!named.has(field)) return true;
  const value = namedValue(acts, field);
  return value !== undefined && isTaken(step, field, { values: { [field]: [value] }, options: [] });
}

const namedValue = (acts: Row['acts'], field: string): string | undefined =>
  acts.find(({ object, value }) => object === field && value !== undefined)?.value;

const canonical = (text: string): string => text.toLowerCase().replace(/-(?=[\dx]$)/, '');

/** Whether the value that was told, or the one that is asked about, is the one that a row names. */
function isValue(field: string, value: string, { values, options }: Resolved): boolean {
  const [told] = values[field] ?? (options.length === 1 ? options[0]?.[field] : undefined) ?? [];
  return told !== undefined && canonical(told) === canonical(value);
}

/** Whether marked words resolve to what their field takes, and to the value that the row names. */
export function isRead(row: Row, span: Span, words: WordClasses): boolean {
  const resolved = resolvedAt(row, span, words);
  const value = namedValue(row.acts, span.field);
  const isOnly = row.spans.filter(({ field }) => field === span.field).length === 1;
  const isNamed = value !== undefined && isOnly;
  return isTaken(row.step, span.field, resolved) && (!isNamed || isValue(span.field, value, resolved));
}
