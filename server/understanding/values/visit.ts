import { addDays, mondayOf, weekdayOf } from '../../../src/brazil/calendar-days.ts';
import { monthIn, withFeastDates } from './birth-date.ts';
import { withDigits } from './numerals.ts';

type Period = 'manha' | 'tarde';

export interface Slot {
  date: string;
  period: Period;
}

export interface VisitWish {
  /** Keeps the days that fit. */
  fits: (date: string) => boolean;
  period: Period | null;
  /** It names one day: of several that fit, the first is meant, or the last. */
  isOneDay: boolean;
  isLast: boolean;
}

const weekdays: readonly RegExp[] = [
  /\b(?:dom(?:ingo)?s?|sunday|domenica|sonntag|dimanche)\b/,
  /\b(?:seg(?:unda)?s?|2[aª]|monday|lunes|lunedi|montag|lundi)\b/,
  /\b(?:ter(?:ca)?s?|3[aª]|tuesday|martes|martedi|dienstag|mardi)\b/,
  /\b(?:qua(?:rta)?s?|4[aª]|wednesday|miercoles|mercoledi|mittwoch|mercredi)\b/,
  /\b(?:qui(?:nta)?s?|5[aª]|thursday|jueves|giovedi|donnerstag|jeudi)\b/,
  /\b(?:sex(?:ta)?s?|6[aª]|friday|viernes|venerdi|freitag|vendredi)\b/,
  /\b(?:sab(?:ado|adao)?s?|saturday|sabato|samstag|samedi)\b/,
];

/** The period that an hour is in; before eight and after six nobody comes. */
const periodOf = (hour: number): Period => (hour < 12 && hour > 6 ? 'manha' : 'tarde');

/** The words for a period: the first that are there count. */
const periods: readonly (readonly [period: Period, words: RegExp])[] = [
  [
    'tarde',
    /\b(?:de |da |pela |a )?(?:tarde(?:zinha)?|tardinha|vespertin[oa]|afternoon|tardes|pomeriggio|nachmittag|apres midi)\b/,
  ],
  [
    'manha',
    /\b(?:manha(?:zinha)?|matutin[oa]|cedo|cedinho|morning|manana|mattina|vormittag|morgen|matin|antes do (?:meio dia|almoco))\b/,
  ],
  ['tarde', /\b(?:(?:depois|dps) do (?:meio ?dia|almoco)|apos o (?:almoco|meio ?dia)|meio dia em diante)\b/],
];

function periodIn(plain: string): Period | null {
  const named = periods.find(([, words]) => words.test(plain));
  if (named !== undefined) return named[0];
  const [, side = '', hour] =
    /\b(antes|ate|depois|apos|a partir|la pel)?[a-z ]{0,8}\b(\d{1,2})(?: ?(?:h|hs|hrs|horas?)\b|:\d\d)/.exec(
      plain,
    ) ?? [];
  const bare = /\b(antes|ate|depois|apos|partir)[a-z ]{0,8} (?:as|das|de) (\d{1,2})\b/.exec(plain);
  const [said, told] = hour === undefined ? [bare?.[1] ?? '', bare?.[2]] : [side, hour];
  if (told === undefined) return null;
  const clock = Number(told);
  if (/^(?:antes|ate)/.test(said)) return clock <= 13 && clock > 6 ? 'manha' : 'tarde';
  return periodOf(clock);
}

const besideDay = /\b(?:d[ea]|a|na|pela|so) (?:manha|tarde)(?:zinha)?\b(?! nao)/g;

/** A day with the period that stands elsewhere in its message: 'sábado? de tarde'. */
export function withPeriodBeside(day: string, said: string): string {
  const [period, another] = new Set(said.match(besideDay)?.map((words) => words.replace(/^\S+/, 'de')));
  return period === undefined || another !== undefined || periodIn(day) !== null ? day : `${day} ${period}`;
}

type Fits = (date: string) => boolean;

const dayOf = (date: string): number => Number(date.slice(8));
const monthOf = (date: string): number => Number(date.slice(5, 7));

/** A named date: '27/11', 'dia 27', '27 de novembro'. The first that comes if no month is named. */
function dateIn(plain: string, today: string): string | null {
  const written = /\b(\d{1,2})[/.-](\d{1,2})\b/.exec(plain);
  const named =
    /\bdia (\d{1,2})\b/.exec(plain) ??
    /\b(\d{1,2}) de [a-z]{3,}/.exec(plain) ??
    /^(?:n?o )?(\d{1,2})(?! ?h)\b/.exec(plain) ??
    /(?:feira|segunda|terca|quarta|quinta|sexta|sabado) (\d{1,2})(?! ?h)\b/.exec(plain);
  const day = Number(written?.[1] ?? named?.[1] ?? 0);
  const month = Number(written?.[2] ?? monthIn(plain));
  if (day < 1 || day > 31) return null;
  for (let ahead = 0; ahead < 370; ahead++) {
    const date = addDays(today, ahead);
    if (dayOf(date) === day && (month === 0 || monthOf(date) === month)) return date;
  }
  return null;
}

/** A stretch of days: its reader gets what was matched. */
const stretches: readonly (readonly [
  pattern: RegExp,
  fits: (today: string, found: RegExpExecArray) => Fits,
])[] = [
  [/\bdepois de amanha\b/, (today) => (date) => date === addDays(today, 2)],
  [
    /\b(?:amanha|tomorrow|domani|morgen)\b(?! (?:a|de) tarde de)/,
    (today) => (date) => date === addDays(today, 1),
  ],
  [/\b(?:hoje|hj|today)\b/, (today) => (date) => date === today],
  [
    /\b(?:daqui|em|dentro de)(?: a| uns)? (\d{1,2}) dias\b/,
    (today, [, days]) =>
      (date) =>
        date >= addDays(today, Number(days)),
  ],
  [
    /\b(?:daqui|em|dentro de)(?: a)? (\d{1,2}|uma) semanas?\b/,
    (today, [, weeks]) =>
      (date) =>
        date >= addDays(today, 7 * (Number(weeks) || 1)),
  ],
  [
    /\bentre (?:os? dias? )?(\d{1,2})(?: de [a-z]+)? e (?:o dia )?(\d{1,2})\b/,
    (_, [, first, last]) =>
      (date) => {
        const [isFrom, isTo] = [dayOf(date) >= Number(first), dayOf(date) <= Number(last)];
        return Number(first) <= Number(last) ? isFrom && isTo : isFrom || isTo;
      },
  ],
  [
    /\bdepois da (?:semana (?:q|que) vem|proxima semana)\b/,
    (today) => (date) => mondayOf(date) > addDays(mondayOf(today), 7),
  ],
  [
    /\b(?:semana (?:q|que) vem|proxima semana|outra semana|next week)\b/,
    (today) => (date) => mondayOf(date) === addDays(mondayOf(today), 7),
  ],
  [/\b(?:essa|esta|nessa|nesta) semana\b/, (today) => (date) => mondayOf(date) === mondayOf(today)],
  [/\b(?:mes (?:q|que) vem|proximo mes)\b/, (today) => (date) => monthOf(date) === (monthOf(today) % 12) + 1],
  [/\b(?:comeco|inicio) do mes\b/, () => (date) => dayOf(date) <= 10],
  [/\b(?:fim|final) do mes\b/, () => (date) => dayOf(date) >= 21],
  [/\b(?:fim|final|finde) de semana\b/, () => (date) => [0, 6].includes(weekdayOf(date))],
  [
    /\b(?:dia de semana|durante a semana|dias uteis|dia util)\b/,
    () => (date) => ![0, 6].includes(weekdayOf(date)),
  ],
];

/** What bounds the days: 'depois do dia 3', 'a partir de quarta', 'até sexta'. */
const bounds: readonly (readonly [pattern: RegExp, fits: (limit: string) => Fits])[] = [
  [/\b(?:depois|apos|passad[oa])\b/, (limit) => (date) => date > limit],
  [/\b(?:a partir|de .* em diante|from)\b/, (limit) => (date) => date >= limit],
  [/\b(?:antes)\b/, (limit) => (date) => date < limit],
  [/\b(?:ate)\b/, (limit) => (date) => date <= limit],
];

/** The weekdays that are named, 'segunda e terça', or lie between two: 'segunda a sexta'. */
function weekdaysIn(plain: string): readonly number[] {
  const named = weekdays.flatMap((pattern, weekday) => (pattern.test(plain) ? [weekday] : []));
  const [from = 0, to = 0] = named;
  const isRange =
    named.length === 2 && /\b(?:seg|ter|qua|qui)[a-z-]*(?: feira)? (?:a|ate) (?=[a-z])/.test(plain);
  return isRange ? weekdays.flatMap((_, day) => (day >= from && day <= to ? [day] : [])) : named;
}

/** Times of a day beside its date: 'depois das 14', 'antes do almoço'. They bound no days. */
const hours =
  /\b(?:antes|ate|depois|dps|apos|a partir)[a-z ]{0,8}? (?:(?:as|das|de|do|o) )?(?:\d{1,2} ?(?:h|hs|hrs|horas?)\b|(?:as|das) \d{1,2}\b|meio ?dia|almoco)/g;

function stretchIn(plain: string, today: string): Fits | null {
  for (const [pattern, fits] of stretches) {
    const found = pattern.exec(plain);
    if (found !== null) return fits(today, found);
  }
  return null;
}

/** What a wish says of the days, and whether it names one. */
function daysIn(plain: string, today: string): { tests: readonly Fits[]; isOne: boolean } {
  const tests: Fits[] = [];
  const named = weekdaysIn(plain);
  const [weekday] = named;
  const isBetween = /\bentre\b/.test(plain);
  const date = isBetween ? null : dateIn(plain, today);
  const stretch = stretchIn(plain, today);
  if (stretch !== null) tests.push(stretch);
  const nearest = (day: number): string => addDays(today, (day - weekdayOf(today) + 7) % 7 || 7);
  const limit = date ?? (weekday === undefined ? null : nearest(weekday));
  const bound = /\bdepois de amanha\b/.test(plain)
    ? undefined
    : bounds.find(([pattern]) => pattern.test(plain));
  const isBounded = bound !== undefined && limit !== null;
  if (isBounded) tests.push(bound[1](limit));
  else if (date !== null) tests.push((one) => one === date);
  else if (named.length > 0) tests.push((one) => named.includes(weekdayOf(one)));
  const month = date === null && !isBetween ? monthIn(plain) : 0;
  if (month > 0) tests.push((one) => monthOf(one) === month);
  const isOne = date !== null || named.length === 1 || /amanha|hoje/.test(plain);
  return { tests, isOne: isOne && !isBounded };
}

const soonest =
  /\b(?:quanto antes|mais (?:rapid|ced|breve|proxim)|primeir|logo|urgente|o antes|asap|soon|ja\b|assim que|pra ontem)/;

const latest = /\b(?:ultim[oa]|mais (?:tarde|longe|pra frente) (?:possivel|que (?:der|puder|tiver)))\b/;

/** Reads a wish for the visit. Plain words, without accents; dates in ISO form. */
export function readVisitWish(words: string, today: string): VisitWish | null {
  const said = withFeastDates(withDigits(words.replace(/\bdia primeiro\b/, 'dia 1')));
  const isLast = latest.test(said);
  const period = periodIn(said.replace(latest, ''));
  const plain = said.replace(hours, ' ');
  const { tests, isOne } = daysIn(plain, today);
  const isSoonest = soonest.test(plain);
  const isAny = /\b(?:qualquer|tanto faz|any)\b/.test(plain);
  if (tests.length === 0 && period === null && !isSoonest && !isLast && !isAny) return null;
  return {
    ...{ fits: (one) => tests.every((test) => test(one)), period, isLast },
    isOneDay: isOne || isSoonest || isLast,
  };
}

/** The slots on offer that a wish allows, the first day's first. */
export function slotsMeant(
  wish: VisitWish,
  days: readonly { date: string; periods: readonly Period[] }[],
): Slot[] {
  const fitting = days.filter(
    ({ date, periods }) => wish.fits(date) && (wish.period === null || periods.includes(wish.period)),
  );
  const [first, end] = wish.isLast ? [-1, undefined] : [0, 1];
  return (wish.isOneDay ? fitting.slice(first, end) : fitting).flatMap(({ date, periods }) =>
    periods
      .filter((period) => wish.period === null || period === wish.period)
      .map((period) => ({ date, period })),
  );
}

/** What is free on the one day that a wish names, where its period is taken: the other one. */
export function otherPeriodMeant(
  words: string,
  today: string,
  days: Parameters<typeof slotsMeant>[1],
): Slot | null {
  const wish = readVisitWish(words, today);
  if (wish?.period == null || !wish.isOneDay || slotsMeant(wish, days).length > 0) return null;
  return slotsMeant({ ...wish, period: null }, days)[0] ?? null;
}
