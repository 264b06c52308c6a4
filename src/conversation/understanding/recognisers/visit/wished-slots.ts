import { periods as bothPeriods } from '../../../../content/periods.ts';
import type { Period, Schedule } from '../../../../contract/lead/answers.ts';
import { dayOfPart, daysWithin, type FreeDay, isoOf, meets, namesDay, wishedParts } from './days-within.ts';
import type { SpokenPart } from './spoken-parts.ts';
import type { SpokenWish } from './spoken-wish.ts';

export interface Wish {
  days: readonly FreeDay[];
  periods: Set<Period>;
  /** Any period will do. */
  isAnyPeriod?: true;
}

function daysOf(part: SpokenPart, offered: readonly FreeDay[], today: string): readonly FreeDay[] {
  if (part.kind === 'any') return offered.slice(0, part.count);
  if (part.kind === 'last') return offered.slice(-1);
  if (part.kind === 'nth') return offered.slice(part.place, part.place + 1);
  const day = offered.find((one) => meets(one, part, today)) ?? soonAfter(part, offered, today);
  return day === undefined ? [] : [day];
}

/** 'Daqui uns 3 dias', where that day has no visit. */
function soonAfter(part: SpokenPart, offered: readonly FreeDay[], today: string): FreeDay | undefined {
  const told = part.kind === 'in-days' && part.isRough ? dayOfPart(part, today) : null;
  return told === null ? undefined : offered.find((one) => isoOf(one) > told);
}

/** 'Terça 1/12 ou quarta': a weekday behind a date is the one that follows it, where one does. */
function daysNamed(
  part: SpokenPart,
  before: readonly FreeDay[],
  offered: readonly FreeDay[],
  today: string,
): { days: readonly FreeDay[]; isLater: boolean } {
  const days = daysOf(part, offered, today);
  const last = before.at(-1);
  const isBehind = part.kind === 'weekday' && last !== undefined && !meets(last, part, today);
  if (!isBehind) return { days, isLater: false };
  const later = offered.filter((day) => isoOf(day) > isoOf(last) && meets(day, part, today)).slice(0, 1);
  const isLater = later.length > 0 && later[0]?.date !== days[0]?.date;
  return { days: isLater ? later : days, isLater };
}

const dateOf = ({ kind }: SpokenPart, days: readonly FreeDay[], before: readonly FreeDay[]) =>
  kind === 'date' ? days : before;

interface Wishes {
  wishes: readonly Wish[];
  /** A day that is named and not offered: of 'terça 24 ou quarta 25' the one that is may be meant. */
  isOneMissing: boolean;
  /** A weekday depends on the date before it. */
  isReckoned: boolean;
}

const isPeriodSaid = ({ periods, isAnyPeriod }: Wish): boolean => periods.size > 0 || isAnyPeriod === true;

/** The period of the last days applies to those without one that have it: 'sexta de tarde ou sábado' has a morning. */
function withPeriods(wishes: readonly Wish[]): Wish[] {
  const said = wishes.findLast(({ periods }) => periods.size > 0)?.periods ?? new Set<Period>();
  const hasIt = ({ periods }: FreeDay) => periods.some((one) => said.has(one));
  return wishes.map((wish) =>
    isPeriodSaid(wish) || !wish.days.every(hasIt) ? wish : { days: wish.days, periods: said },
  );
}

/** A period belongs to the days before it, or to all where there is one. */
function addPeriod(wishes: Wish[], period: Period): void {
  const last = wishes.at(-1);
  if (last === undefined) wishes.push({ days: [], periods: new Set([period]) });
  else last.periods.add(period);
}

/** 'Segunda qualquer hora'. */
function addAnyPeriod(wishes: Wish[]): void {
  const last = wishes.at(-1);
  if (last === undefined) wishes.push({ days: [], periods: new Set(), isAnyPeriod: true });
  else if (last.periods.size === 0) last.isAnyPeriod = true;
}

/** If day 26 is not offered, its period must not pass to day 27: 'dia 26 de tarde ou dia 27 de manhã'. */
function addDays(wishes: Wish[], days: readonly FreeDay[], isOpen: boolean): void {
  const last = wishes.at(-1);
  if (last !== undefined && (!isPeriodSaid(last) || (isOpen && days.length > 0)))
    last.days = [...last.days, ...days];
  else wishes.push({ days, periods: new Set() });
}

/** 'terça e quinta de manhã, sexta à tarde'. */
export function wishesIn(
  parts: readonly SpokenPart[],
  offered: readonly FreeDay[],
  today: string,
): Wishes | null {
  const wishes: Wish[] = [];
  let isOpen = false;
  let isOneMissing = false;
  let isReckoned = false;
  let dated: readonly FreeDay[] = [];
  for (const part of parts) {
    if (part.kind === 'period') {
      isOpen = wishes.length === 0;
      addPeriod(wishes, part.period);
      continue;
    }
    if (part.kind === 'any-period') {
      isOpen = wishes.length === 0;
      addAnyPeriod(wishes);
      continue;
    }
    const { days, isLater } = daysNamed(part, dated, offered, today);
    isReckoned ||= isLater;
    isOneMissing ||= days.length === 0;
    dated = dateOf(part, days, dated);
    addDays(wishes, days, isOpen);
  }
  const isNone = isOneMissing && wishes.every(({ days }) => days.length === 0);
  return isNone ? null : { wishes: withPeriods(wishes), isOneMissing, isReckoned };
}

/** The most days and periods that can be chosen. */
const most = 3;

function schedulesOf(wishes: readonly Wish[]): Schedule[] {
  const slots = new Map<string, Schedule>();
  for (const { days, periods } of wishes)
    for (const { date, periods: offered } of days)
      for (const period of bothPeriods)
        if (offered.includes(period) && (periods.size === 0 || periods.has(period)))
          slots.set(`${date} ${period}`, { date, period });
  return [...slots.values()];
}

/** Words that exclude nothing. */
const ofPlace: readonly SpokenPart['kind'][] = ['any', 'last', 'nth'];

/** The slots that an exclusion covers: days, a week, everything up to a day, periods, or the periods of days. */
function timesOf(parts: readonly SpokenPart[], offered: readonly FreeDay[], today: string): FreeDay[] {
  const named = wishedParts(parts).filter(({ kind }) => !ofPlace.includes(kind));
  const days = named.filter(namesDay);
  const periods = named.flatMap((part) => (part.kind === 'period' ? [part.period] : []));
  const within = daysWithin(parts, offered, today);
  if (days.length + periods.length === 0 && within.length === offered.length) return [];
  return within
    .filter((day) => days.length === 0 || days.some((part) => meets(day, part, today)))
    .map(({ date }) => ({ date, periods: periods.length === 0 ? bothPeriods : periods }));
}

/** The slots without the excluded ones. */
export function without(
  offered: readonly FreeDay[],
  excluded: SpokenWish['excluded'],
  today: string,
): readonly FreeDay[] {
  const times = excluded.flatMap((parts) => timesOf(parts, offered, today));
  const isExcluded = (date: string, period: Period) =>
    times.some((time) => time.date === date && time.periods.includes(period));
  return offered
    .map(({ date, periods }) => ({ date, periods: periods.filter((one) => !isExcluded(date, one)) }))
    .filter(({ periods }) => periods.length > 0);
}

/** 'De manhã', 'menos segunda': the first days that meet it, in the morning where either would do; of one day both periods. */
export function openSlots(parts: readonly SpokenPart[], days: readonly FreeDay[]): Schedule[] {
  const said = parts.flatMap((part) => (part.kind === 'period' ? [part.period] : []));
  const wanted = bothPeriods.filter((period) => said.length === 0 || said.includes(period));
  const periodsOfDay = days.length === 1 ? bothPeriods.length : 1;
  const slots = days.flatMap(({ date, periods }) =>
    wanted
      .filter((one) => periods.includes(one))
      .slice(0, periodsOfDay)
      .map((period) => ({ date, period })),
  );
  return slots.slice(0, most);
}

interface Slots {
  slots: readonly Schedule[];
  isGuess: boolean;
}

export function namedSlots(
  parts: readonly SpokenPart[],
  days: readonly FreeDay[],
  { today, isEither }: { today: string; isEither: boolean },
): Slots | null {
  const said = wishesIn(parts, days, today);
  if (said === null) return null;
  const { wishes, isOneMissing, isReckoned } = said;
  const slots = schedulesOf(wishes);
  const isOpenDay = parts.some(({ kind }) => kind === 'any');
  // A day without a period means either, as far as one can tell.
  const isGuess = wishes.some(
    ({ days, periods }) => periods.size === 0 && days.some((day) => day.periods.length > 1),
  );
  // 'Dia 28 e dia 2 de tarde', where there is no afternoon on the 28th: one of the days that are named is lost.
  // 'Saio quinta de manhã e quinta de tarde dá': both periods of one day, and no word that either will do.
  const isBoth =
    !isEither &&
    wishes.length === 1 &&
    wishes.some(({ days, periods }) => days.length === 1 && periods.size > 1);
  const isDayLost = wishes.some(({ days }) =>
    days.some(({ date }) => !slots.some((slot) => slot.date === date)),
  );
  // If there are more slots than can be chosen: one of each day.
  const fewer =
    slots.length > most ? slots.filter(({ date }, place) => slots[place - 1]?.date !== date) : slots;
  return {
    slots: isOpenDay ? fewer.slice(0, most) : fewer,
    isGuess: isGuess || isDayLost || isBoth || isOneMissing || isReckoned || isOpenDay || fewer !== slots,
  };
}
