import type { Period } from '../../../contract/answers.ts';
import { typedDate } from './typed-date.ts';

/** What a sentence about a visit names, in its order. */
export type SpokenPart =
  | { kind: 'weekday'; weekday: number }
  | { kind: 'in-days'; days: number }
  | { kind: 'date'; day: number; month: number | null; year: number | null }
  | { kind: 'any'; count: number }
  /** The last day there is. */
  | { kind: 'last' }
  /** From the day that comes next. */
  | { kind: 'from' }
  | { kind: 'next-week' }
  | { kind: 'period'; period: Period };

const weekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'];
const shortWeekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];

const englishWeekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

const part =
  /\bfi(?:m|ns) de semana\b|\ba partir\b|\bultim[oa] (?:dia|data)\b|\bas \d{1,2}(?: ?h(?:s|rs|oras?)?)?(?![\d/])|\bsemana (?:que (?:vem|entra)|seguinte)\b|\b(?:proxima|outra) semana\b|\bdepois de amanha\b|\bqualquer (?:dia|data)\b|\b(?:o )?quanto antes\b|\bo mais (?:rapido|cedo)(?: possivel)?\b|\bprimeir[oa] (?:dia|data|horario)\b|\bmais tarde\b|[\p{L}]+|\d{1,2}(?:[/.]\d{1,2}(?:[/.]\d{2,4})?)?(?:[ºo°]? (?:de )?(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]*(?: de \d{4})?)?(?: ?h(?:s|rs|oras?)?\b)?/gu;

const words = new Map<string, SpokenPart>([
  ...weekdays.map((word, weekday) => [word, { kind: 'weekday', weekday }] as const),
  ...shortWeekdays.map((word, weekday) => [word, { kind: 'weekday', weekday }] as const),
  ...englishWeekdays.map((word, weekday) => [word, { kind: 'weekday', weekday }] as const),
  ['fim de semana', { kind: 'weekday', weekday: 6 }],
  ['a partir', { kind: 'from' }],
  ['ultimo dia', { kind: 'last' }],
  ['ultima data', { kind: 'last' }],
  ['hj', { kind: 'in-days', days: 0 }],
  ['hoje', { kind: 'in-days', days: 0 }],
  ['today', { kind: 'in-days', days: 0 }],
  ['tomorrow', { kind: 'in-days', days: 1 }],
  ['amanha', { kind: 'in-days', days: 1 }],
  ['depois de amanha', { kind: 'in-days', days: 2 }],
  ...['manha', 'manhazinha', 'matutino', 'cedo', 'morning'].map(
    (word) => [word, { kind: 'period', period: 'manha' }] as const,
  ),
  ...['tarde', 'tardinha', 'tardezinha', 'vespertino', 'afternoon'].map(
    (word) => [word, { kind: 'period', period: 'tarde' }] as const,
  ),
]);

const greeting = /\bbo[am] (?:dia|tarde|noite)\b/;
const anyDay = /^qualquer/;
const nextWeek = /^semana |^(?:proxima|outra) semana/;
const soonest = /^(?:o )?quanto|^o mais|^primeir[oa] /;

function dated(text: string, isDay: boolean): SpokenPart | null {
  const date = typedDate(text, { withYear: false });
  if (date !== null) return { kind: 'date', day: date.day, month: date.month, year: date.year };
  return isDay && /^\d{1,2}$/.test(text)
    ? { kind: 'date', day: Number(text), month: null, year: null }
    : null;
}

const hourOf = (text: string): number | null => {
  const hour = /^(?:as )?(\d{1,2}) ?h/.exec(text)?.[1] ?? /^as (\d{1,2})$/.exec(text)?.[1];
  return hour === undefined ? null : Number(hour);
};

function partOf(text: string, isDay: boolean): SpokenPart | null {
  const word = words.get(text);
  if (word !== undefined) return word;
  if (anyDay.test(text)) return { kind: 'any', count: 3 };
  if (nextWeek.test(text)) return { kind: 'next-week' };
  if (soonest.test(text)) return { kind: 'any', count: 1 };
  return hourOf(text) === null && /^\d/.test(text) ? dated(text, isDay) : null;
}

/** '3ª feira' is Tuesday, and no third day; 'primeiro de dezembro' is. */
const spelledOut = (plain: string): string =>
  plain
    .replace(greeting, ' ')
    .replace(/\b([2-6])[aª]?[ -]?feira\b/g, (_, place: string) => weekdays[Number(place) - 1] ?? '')
    .replace(/\bprimeiro de\b/g, '1 de');

export function spokenParts(plain: string): SpokenPart[] {
  const parts: SpokenPart[] = [];
  let hour: number | null = null;
  let isDay = /^\d/.test(plain);
  for (const [text] of spelledOut(plain).matchAll(part)) {
    const spoken = partOf(text, isDay);
    if (spoken !== null) parts.push(spoken);
    hour ??= hourOf(text);
    isDay = /^dias?$/.test(text) || (isDay && /^(?:\d|e$|ou$)/.test(text));
  }
  // 'Manhã (8h às 12h)' names its hours itself; no visit begins at night.
  if (hour !== null && hour >= 7 && hour < 18 && !parts.some(({ kind }) => kind === 'period'))
    parts.push({ kind: 'period', period: hour < 12 ? 'manha' : 'tarde' });
  return parts;
}
