import { addDays, weekdayOf } from '../../../brazil/calendar-days.ts';
import { formatBrazilianDate, parseBrazilianDate, toIsoDate } from '../../../brazil/date.ts';
import type { Period, Schedule } from '../../../contract/answers.ts';
import { looksLikeQuestion } from '../replies/looks-like-question.ts';
import type { Text } from '../text.ts';
import type { Asked } from '../understood.ts';
import { type Found, type Recogniser, whole } from './recogniser.ts';
import { type SpokenPart, spokenParts } from './spoken-parts.ts';

type Day = NonNullable<Asked['lists']['installationDays']>[number];

const isoOf = (date: string): string => {
  const parsed = parseBrazilianDate(date);
  return parsed === null ? '' : toIsoDate(parsed);
};

function meets({ date }: Day, part: SpokenPart, today: string): boolean {
  const iso = isoOf(date);
  if (part.kind === 'weekday') return weekdayOf(iso) === part.weekday;
  if (part.kind === 'in-days') return iso === addDays(today, part.days);
  if (part.kind !== 'date') return false;
  const { day, month, year } = part;
  return (
    Number(date.slice(0, 2)) === day &&
    (month === null || Number(date.slice(3, 5)) === month) &&
    (year === null || Number(date.slice(6)) % 100 === year % 100)
  );
}

interface Wish {
  days: Day[];
  periods: Set<Period>;
}

/** 'terça e quinta de manhã, sexta à tarde': a period belongs to the days before it, or to all where there is one. */
function wishesIn(parts: readonly SpokenPart[], offered: readonly Day[], today: string): Wish[] | null {
  const wishes: Wish[] = [];
  let isOpen = false;
  for (const part of parts) {
    const last = wishes.at(-1);
    if (part.kind === 'period') {
      if (last === undefined) wishes.push({ days: [], periods: new Set([part.period]) });
      else last.periods.add(part.period);
      isOpen = last === undefined;
      continue;
    }
    const days =
      part.kind === 'any'
        ? offered.slice(0, part.count)
        : offered.filter((day) => meets(day, part, today)).slice(0, 1);
    if (days.length === 0) return null;
    if (last !== undefined && (isOpen || last.periods.size === 0)) last.days.push(...days);
    else wishes.push({ days, periods: new Set() });
  }
  const said = wishes.findLast(({ periods }) => periods.size > 0)?.periods ?? new Set<Period>();
  return wishes.map(({ days, periods }) => ({ days, periods: periods.size > 0 ? periods : said }));
}

const both: readonly Period[] = ['manha', 'tarde'];

function schedulesOf(wishes: readonly Wish[]): Schedule[] {
  const slots = new Map<string, Schedule>();
  for (const { days, periods } of wishes)
    for (const { date, periods: offered } of days)
      for (const period of both)
        if (offered.includes(period) && (periods.size === 0 || periods.has(period)))
          slots.set(`${date} ${period}`, { date, period });
  return [...slots.values()];
}

/** What the visitor cannot is not what they can. */
const exception = /\b(?:nao|menos|exceto|nem|nunca|demais)\b/;

/** Monday is the first day of a week. */
const mondayOf = (iso: string): string => addDays(iso, -((weekdayOf(iso) + 6) % 7));

/** 'Sexta da semana que vem' is none of this week. */
function daysFor(parts: readonly SpokenPart[], offered: readonly Day[], today: string): readonly Day[] {
  const isNextWeek = ({ date }: Day) => mondayOf(isoOf(date)) === addDays(mondayOf(today), 7);
  return parts.some(({ kind }) => kind === 'next-week') ? offered.filter(isNextWeek) : offered;
}

const namesDay = ({ kind }: SpokenPart): boolean => kind !== 'period' && kind !== 'next-week';

/** 'Semana que vem', 'de manhã': the first days that meet it, in the morning where either would do. */
function openSlots(parts: readonly SpokenPart[], days: readonly Day[]): Schedule[] {
  const said = parts.flatMap((part) => (part.kind === 'period' ? [part.period] : []));
  const wanted = both.filter((period) => said.length === 0 || said.includes(period));
  const slots = days.flatMap(({ date, periods }) => {
    const period = wanted.find((one) => periods.includes(one));
    return period === undefined ? [] : [{ date, period }];
  });
  return slots.slice(0, 3);
}

interface Slots {
  slots: readonly Schedule[];
  isGuess: boolean;
}

function namedSlots(parts: readonly SpokenPart[], days: readonly Day[], today: string): Slots | null {
  const wishes = wishesIn(parts, days, today);
  if (wishes === null) return null;
  const slots = schedulesOf(wishes);
  const isOpenDay = parts.some(({ kind }) => kind === 'any');
  // A day without a period means either, as far as one can tell.
  const isGuess = wishes.some(
    ({ days, periods }) => periods.size === 0 && days.some((day) => day.periods.length > 1),
  );
  return { slots: isOpenDay ? slots.slice(0, 3) : slots, isGuess: isGuess || isOpenDay };
}

function find(text: Text, { facts, lists }: Asked): Found | null {
  const parts = spokenParts(text.plain);
  if (lists.installationDays === null || parts.length === 0 || exception.test(text.plain)) return null;
  // 'Qual o horário da tarde?' wishes for nothing.
  if (parts.every(({ kind }) => kind === 'period') && looksLikeQuestion(text)) return null;
  const today = toIsoDate(facts.today);
  const days = daysFor(parts, lists.installationDays, today);
  const found = parts.some(namesDay)
    ? namedSlots(
        parts.filter(({ kind }) => kind !== 'next-week'),
        days,
        today,
      )
    : { slots: openSlots(parts, days), isGuess: true };
  if (found === null || found.slots.length === 0) return null;
  return {
    raw: { date: found.slots.map(({ date }) => date), period: found.slots.map(({ period }) => period) },
    ...whole(text),
    ...(found.isGuess ? { doubtful: true } : {}),
  };
}

export const recogniseSchedules: Recogniser = {
  asked: find,
  anywhere: (text, asked) => {
    const at = text.plain.search(/\binstal(?:ar|acao|em|a)\b/);
    if (at === -1) return null;
    const tail = { plain: text.plain.slice(at), shown: text.shown.slice(at) };
    const parts = spokenParts(tail.plain);
    const isWhole = parts.some(namesDay) && parts.some(({ kind }) => kind === 'period');
    const found = isWhole ? find(tail, asked) : null;
    return found === null ? null : { ...found, from: at, to: text.plain.length };
  },
};

/** What to say of the days that there are. */
export const firstFreeDay = ({ lists }: Asked): string | null => {
  const date = parseBrazilianDate(lists.installationDays?.[0]?.date ?? '');
  return date === null ? null : formatBrazilianDate(date);
};
