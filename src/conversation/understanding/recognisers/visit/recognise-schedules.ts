import { dayInWords } from '../../../../answering/inputs/schedule-days.ts';
import { toIsoDate } from '../../../../brazil/date.ts';
import type { Period, Schedule } from '../../../../contract/lead/answers.ts';
import type { Asked } from '../../reading.ts';
import { looksLikeQuestion } from '../../text/looks-like-question.ts';
import { blank, type Text, wordsOf } from '../../text/text.ts';
import { type Found, type Recogniser, whole } from '../recogniser.ts';
import { daysWithin, type FreeDay, isoOf, meets, namesDay, wishedParts } from './days-within.ts';
import { type SpokenPart, spokenParts } from './spoken-parts.ts';
import { type SpokenWish, spokenWish } from './spoken-wish.ts';

interface Wish {
  days: readonly FreeDay[];
  periods: Set<Period>;
}

function daysOf(part: SpokenPart, offered: readonly FreeDay[], today: string): readonly FreeDay[] {
  if (part.kind === 'any') return offered.slice(0, part.count);
  if (part.kind === 'last') return offered.slice(-1);
  if (part.kind === 'nth') return offered.slice(part.place, part.place + 1);
  const day = offered.find((one) => meets(one, part, today));
  return day === undefined ? [] : [day];
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

/** The period of the last days applies to those without one. */
function withPeriods(wishes: readonly Wish[]): Wish[] {
  const said = wishes.findLast(({ periods }) => periods.size > 0)?.periods ?? new Set<Period>();
  return wishes.map(({ days, periods }) => ({ days, periods: periods.size > 0 ? periods : said }));
}

/** A period belongs to the days before it, or to all where there is one. */
function addPeriod(wishes: Wish[], period: Period): void {
  const last = wishes.at(-1);
  if (last === undefined) wishes.push({ days: [], periods: new Set([period]) });
  else last.periods.add(period);
}

/** If day 26 is not offered, its period must not pass to day 27: 'dia 26 de tarde ou dia 27 de manhã'. */
function addDays(wishes: Wish[], days: readonly FreeDay[], isOpen: boolean): void {
  const last = wishes.at(-1);
  if (last !== undefined && (last.periods.size === 0 || (isOpen && days.length > 0)))
    last.days = [...last.days, ...days];
  else wishes.push({ days, periods: new Set() });
}

/** 'terça e quinta de manhã, sexta à tarde'. */
function commandsInClauses(
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
    .map(({ date }) => ({ date, periods: periods.length === 0 ? both : periods }));
}

/** The slots without the excluded ones. */
function without(
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

/** 'Semana que vem', 'de manhã': the first days that meet it, in the morning where either would do. */
function openSlots(parts: readonly SpokenPart[], days: readonly FreeDay[]): Schedule[] {
  const said = parts.flatMap((part) => (part.kind === 'period' ? [part.period] : []));
  const wanted = both.filter((period) => said.length === 0 || said.includes(period));
  const slots = days.flatMap(({ date, periods }) => {
    const period = wanted.find((one) => periods.includes(one));
    return period === undefined ? [] : [{ date, period }];
  });
  return slots.slice(0, most);
}

interface Slots {
  slots: readonly Schedule[];
  isGuess: boolean;
}

function namedSlots(parts: readonly SpokenPart[], days: readonly FreeDay[], today: string): Slots | null {
  const said = commandsInClauses(parts, days, today);
  if (said === null) return null;
  const { wishes, isOneMissing, isReckoned } = said;
  const slots = schedulesOf(wishes);
  const isOpenDay = parts.some(({ kind }) => kind === 'any');
  // A day without a period means either, as far as one can tell.
  const isGuess = wishes.some(
    ({ days, periods }) => periods.size === 0 && days.some((day) => day.periods.length > 1),
  );
  // 'Dia 28 e dia 2 de tarde', where there is no afternoon on the 28th: one of the days that are named is lost.
  const isDayLost = wishes.some(({ days }) =>
    days.some(({ date }) => !slots.some((slot) => slot.date === date)),
  );
  // If there are more slots than can be chosen: one of each day.
  const fewer =
    slots.length > most ? slots.filter(({ date }, place) => slots[place - 1]?.date !== date) : slots;
  return {
    slots: isOpenDay ? fewer.slice(0, most) : fewer,
    isGuess: isGuess || isDayLost || isOneMissing || isReckoned || isOpenDay || fewer !== slots,
  };
}

/** 'E o boleto pode ser dia 5': a day to pay is no day of a visit. */
const ofPaying = /\b(?:boleto|fatura|venc\w*|pagar|pago|pagamento|debito)\b[^,;.\n]*?\bdia \d{1,2}(?![/\d])/g;

const ofVisit = (plain: string): string => blank(plain, ofPaying);

function find(text: Text, { facts, lists }: Asked): Found | null {
  const { wanted: parts, excluded } = spokenWish(ofVisit(text.plain));
  if (lists.installationDays === null || parts.length + excluded.length === 0) return null;
  // No visit is at night.
  if (parts.some(({ kind }) => kind === 'night')) return null;
  // 'Qual o horário da tarde?', 'dia 8 é feriado, vocês vêm?' wish for nothing.
  const tellsNoDay = parts.every(({ kind }) => kind === 'period') || /\bferiado\b/.test(text.plain);
  if (tellsNoDay && looksLikeQuestion(text)) return null;
  const today = toIsoDate(facts.today);
  const free = without(lists.installationDays, excluded, today);
  // An exclusion that removes no offered slot is no wish.
  const hours = (all: readonly FreeDay[]) => all.reduce((sum, { periods }) => sum + periods.length, 0);
  if (parts.length === 0 && hours(free) === hours(lists.installationDays)) return null;
  const days = daysWithin(parts, free, today);
  const named = wishedParts(parts);
  const found = named.some(namesDay)
    ? namedSlots(named, days, today)
    : { slots: openSlots(parts, days), isGuess: true };
  if (found === null || found.slots.length === 0) return null;
  return {
    raw: { date: found.slots.map(({ date }) => date), period: found.slots.map(({ period }) => period) },
    ...whole(text),
    ...(found.isGuess ? { doubtful: true } : {}),
  };
}

/** A longer message gives reasons too. */
const mostOfWish = 9;
const isOnlyWish = ({ plain }: Text): boolean =>
  wordsOf(plain).length <= mostOfWish && !/\bnao\b/.test(plain);

export const recogniseSchedules: Recogniser = {
  asked: find,
  concerns: ({ plain }) => spokenParts(ofVisit(plain)).some(namesDay),
  anywhere: (text, asked) => {
    // At the review, a day with its period can mean nothing else.
    const isReview = asked.steps.some(({ fields }) => fields.includes('accept_information'));
    const at =
      isReview && isOnlyWish(text)
        ? 0
        : text.plain.search(
            /\b(?:instal(?:ar|acao|em|a)|tecnico|visita|agendar|marcar|pode(?:m)? vir|venham|vem instalar)\b/,
          );
    if (at === -1) return null;
    const tail = { plain: text.plain.slice(at), shown: text.shown.slice(at) };
    const parts = spokenParts(tail.plain);
    const isWhole = parts.some(namesDay) && parts.some(({ kind }) => kind === 'period');
    const found = isWhole ? find(tail, asked) : null;
    return found === null ? null : { ...found, from: at, to: text.plain.length };
  },
};

const written = (day: FreeDay | undefined): string | null =>
  day === undefined ? null : dayInWords(day.date);

/** The first and the last of the days that there are. */
export function freeDays({ lists }: Asked): { first: string; last: string } | null {
  const [first, last] = [written(lists.installationDays?.[0]), written(lists.installationDays?.at(-1))];
  return first === null || last === null ? null : { first, last };
}
