import { toIsoDate } from '../../../../brazil/date.ts';
import { replies } from '../../../../content/conversation/replies.ts';
import { periods as bothPeriods } from '../../../../content/periods.ts';
import type { Schedule } from '../../../../contract/lead/answers.ts';
import { givenValues } from '../../../../funnel/fields/given-values.ts';
import type { Asked, Reading, RecognisedAnswer } from '../../reading.ts';
import {
  awaitedFields,
  check,
  inOrder,
  isReview,
  recogniseAnswers,
  stepFor,
} from '../../recognise-answers.ts';
import {
  daysWithin,
  type FreeDay,
  isoOf,
  namesDay,
  wishedParts,
} from '../../recognisers/visit/days-within.ts';
import { freeDays } from '../../recognisers/visit/recognise-schedules.ts';
import {
  daysOf,
  inOrderOfTime,
  isOn,
  isSame,
  isSameDays,
  joined,
  slotsOf,
} from '../../recognisers/visit/slots.ts';
import type { SpokenPart } from '../../recognisers/visit/spoken-parts.ts';
import { type Wish, wishesIn, without } from '../../recognisers/visit/wished-slots.ts';
import { openDaysReply } from '../../replies/visits/visit-reply.ts';
import { type Text, wordsOf } from '../../text/text.ts';
import { type SaidOfDays, saidOfDays } from './said-of-days.ts';

const most = 14;

/** 'Mais cedo' is an earlier day as well. */
const sooner = /\bmais (?:cedo|tarde)\b/;
const asksFor = /\b(?:pode|podia|da (?:pra|para)|tem como|consegue\w*)\b/;
/** 'E de tarde?' */
const asksPeriod =
  /^(?:(?:e|mas|ou|ai|so)[ ,]+)*(?:(?:pode(?:ria)? ser|nao tem|tem|teria) )?(?:(?:de|a|na|pela|no|parte da|periodo da) )*(?:manha|tarde)(?: (?:da|tem|nao tem|pode(?: ser)?|serve|rola))?\?+$/;
/** A part that needs a list of all days, or no day of a visit at all. */
const ofOther: readonly SpokenPart['kind'][] = ['any', 'last', 'nth', 'night'];
const bounds: readonly SpokenPart['kind'][] = ['from', 'until', 'week', 'month', 'months', 'working-days'];

interface Base {
  slots: readonly Schedule[];
  /** They wait for a yes; otherwise they are stored. */
  isProposed: boolean;
}

const isShown = (asked: Asked): boolean => isReview(asked) || awaitedFields(asked).includes('schedules');

/** The days that a message may change: those that wait for a yes, or the stored ones while they are shown. */
function baseOf(asked: Asked): Base | null {
  const waiting = asked.waiting?.find(({ field }) => field === 'schedules');
  const raw = waiting?.raw ?? (isShown(asked) ? givenValues('schedules', asked.facts.answers) : {});
  const slots = (raw.date ?? []).flatMap((date, place) =>
    bothPeriods.filter((one) => one === raw.period?.[place]).map((period) => ({ date, period })),
  );
  return slots.length === 0 ? null : { slots, isProposed: waiting !== undefined };
}

interface Change extends Base {
  said: SaidOfDays;
  /** The days that there are, those of the base first: 'segunda' is the one among them. */
  known: readonly FreeDay[];
  today: string;
}

/** The base without the days that are left out; of days that are out at one period alone, the other. */
function withoutExcluded({ slots, said: { excluded }, known, today }: Change): Schedule[] {
  const left = slotsOf(without(daysOf(slots), excluded, today));
  const isOfPeriod = excluded.flat().every(({ kind }) => kind === 'period');
  if (left.length > 0 || !isOfPeriod) return left;
  return slotsOf(without(known, excluded, today)).filter((one) => isOn(daysOf(slots), one));
}

const isOfDay = ({ kind }: SpokenPart): boolean => kind === 'weekday' || kind === 'date';

/** Nothing is wished for: some days, or all but those in a time, go. */
function withoutDays(change: Change): Schedule[] | null {
  const { slots, isProposed, said, today } = change;
  const { wanted, excluded } = said;
  if (excluded.length + wanted.length === 0) return null;
  const within = daysWithin(wanted, daysOf(withoutExcluded(change)), today);
  if (
    slotsOf(within).length !== slots.length ||
    slotsOf(within).some((one) => !slots.some((other) => isSame(one, other)))
  )
    return slotsOf(within);
  // 'Tira o sábado', where there is none.
  const isExplicit = isProposed && said.isOnlyOut && wanted.length === 0 && excluded.flat().every(isOfDay);
  return isExplicit ? [...slots] : null;
}

/** The days of the base at a period; of those that are left out at another one alone, only these: 'quinta de manhã não, de tarde'. */
function atPeriods({ slots, said, known, today }: Change, { periods }: Wish): Schedule[] {
  const left = slotsOf(without(daysOf(slots), said.excluded, today));
  const free = slotsOf(without(known, said.excluded, today)).filter(
    ({ period }) => periods.size === 0 || periods.has(period),
  );
  const out = daysOf(slots.filter((one) => !left.some((other) => isSame(one, other))));
  const instead = free.filter((one) => isOn(out, one));
  const moved = instead.length > 0 ? out : daysOf(left);
  const stay = said.adds ? left : left.filter((one) => !isOn(moved, one));
  return joined(
    stay,
    free.filter((one) => isOn(moved, one)),
  );
}

/** The periods of a day that is named without one: its own, or those of the others. */
function slotsOfWish({ slots }: Base, { days, periods, isAnyPeriod }: Wish): Schedule[] {
  return days.flatMap((one) => {
    const all = slotsOf([one]);
    if (periods.size > 0) return all.filter(({ period }) => periods.has(period));
    if (isAnyPeriod) return all;
    const own = slots.filter(({ date }) => date === one.date);
    const alike = all.filter(({ period }) => slots.some((other) => other.period === period));
    return own.length > 0 ? own : alike.length > 0 ? alike : all;
  });
}

function withNamed(change: Change, wishes: readonly Wish[]): Schedule[] | null {
  const { slots, said, isProposed } = change;
  const named = daysOf(wishes.flatMap((wish) => slotsOfWish(change, wish)));
  const told = wishes.flatMap((wish) => slotsOfWish(change, wish));
  if (told.length === 0) return null;
  const isInBase = named.every(({ date }) => slots.some((one) => one.date === date));
  const isPeriodTold = wishes.some(({ periods, isAnyPeriod }) => periods.size > 0 || isAnyPeriod);
  const left = withoutExcluded(change);
  const isReplaced = left.length < slots.length && !isInBase;
  if (said.adds || isReplaced) return joined(left, told);
  if (!isInBase) return said.keeps && isProposed ? told : null;
  const isChosen = isProposed && !isPeriodTold;
  if (!said.keeps && !said.isAlone && !said.isTold && !isChosen) return null;
  if (said.isAlone || !isPeriodTold) return told;
  return joined(
    left.filter((one) => !isOn(named, one)),
    told,
  );
}

/** The days of the base as a message changes them; null if it does not. */
function changed(change: Change): Schedule[] | null {
  const { said, known, today, isProposed } = change;
  const own = wishedParts(said.wanted);
  if (said.wanted.some(({ kind }) => ofOther.includes(kind))) return null;
  if (own.length === 0) return withoutDays(change);
  // 'Quarta que vem' is a wish of its own.
  if (said.wanted.some(({ kind }) => bounds.includes(kind))) return null;
  const wishes = wishesIn(own, without(known, said.excluded, today), today);
  const [first] = wishes?.wishes ?? [];
  if (wishes === null || wishes.isOneMissing || first === undefined) return null;
  if (own.some(namesDay)) return withNamed(change, wishes.wishes);
  return isProposed || said.keeps || said.adds ? atPeriods(change, first) : null;
}

/** A day of the month alone may be the one to pay, where no visit is asked; and 'bom dia 1' may name one. */
function mayBeOther(plain: string, { said }: Change, asked: Asked): boolean {
  const parts = [...said.wanted, ...said.excluded.flat()];
  const isToPay = !isShown(asked) && parts.some((part) => part.kind === 'date' && part.month === null);
  const asksOnly = /\?./.test(plain) && said.excluded.length === 0;
  return isToPay || asksOnly || sooner.test(plain) || (/\bdia \d/.test(plain) && !parts.some(isOfDay));
}

/** The other answers of the message. */
const beside = (text: Text, asked: Asked): RecognisedAnswer[] =>
  recogniseAnswers(text, asked, false).answers.flatMap(({ doubtful, ...answer }) =>
    doubtful || answer.field === 'schedules' || answer.field === 'accept_information' ? [] : answer,
  );

function readingOfDays(slots: readonly Schedule[], adds: boolean, text: Text, asked: Asked): Reading | null {
  const step = stepFor('schedules', asked);
  const sorted = inOrderOfTime(slots);
  const raw = { date: sorted.map(({ date }) => date), period: sorted.map(({ period }) => period) };
  const checked = check('schedules', raw, asked);
  if (step === null) return null;
  // More than can be chosen.
  if (checked.kind === 'refused') return adds ? { kind: 'question', reply: checked.message } : null;
  const visit: RecognisedAnswer = { step, field: 'schedules', raw, shown: checked.shown };
  return { kind: 'proposal', answers: inOrder([...beside(text, asked), visit], asked) };
}

/** The free days, where none that was proposed is left. */
function noneLeft({ said, known, today }: Change, asked: Asked): Reading | null {
  const free = known.toSorted((one, other) => isoOf(one).localeCompare(isoOf(other)));
  const wished = new Set(said.wanted.flatMap((part) => (part.kind === 'period' ? [part.period] : [])));
  const days = daysWithin(said.wanted, without(free, said.excluded, today), today)
    .map(({ date, periods }) => ({
      date,
      periods: periods.filter((one) => wished.size === 0 || wished.has(one)),
    }))
    .filter(({ periods }) => periods.length > 0);
  const bounds = freeDays(asked);
  const reply = openDaysReply(days) ?? (bounds && { kind: 'question', reply: replies.noSuchDay(bounds, []) });
  return reply && { ...reply, withdraws: 'schedules' };
}

/**
 * The days that wait for a yes, or the stored ones, changed in part: 'sim mas de tarde', 'tira o sábado', 'isso, ou terça'. What
 * is not spoken of stays.
 */
export function changedDays(text: Text, asked: Asked): Reading | null {
  const { plain } = text;
  const base = baseOf(asked);
  const offered = asked.lists.installationDays;
  const isOther =
    wordsOf(plain).length > most || (plain.includes('?') && !asksFor.test(plain) && !asksPeriod.test(plain));
  if (base === null || offered === null || isOther) return null;
  const today = toIsoDate(asked.facts.today);
  const isOfBase = (one: FreeDay): boolean => base.slots.some(({ date }) => date === one.date);
  const known = [...offered.filter(isOfBase), ...offered.filter((one) => !isOfBase(one))];
  const change = { ...base, said: saidOfDays(text, today), known, today };
  const slots = mayBeOther(plain, change, asked) ? null : changed(change);
  if (slots === null || (!base.isProposed && isSameDays(slots, base.slots))) return null;
  if (slots.length > 0) return readingOfDays(slots, change.said.adds, text, asked);
  return base.isProposed ? noneLeft(change, asked) : null;
}

/** Fewer words that are left over only lead to the days: 'quase', 'sim mas'. */
const fewest = 4;

/** The changed days, with what the whole message is told and leaves over besides. */
export function besideDays(days: Reading, whole: Reading): Reading {
  if (days.kind !== 'proposal' || (whole.kind !== 'proposal' && whole.kind !== 'answer')) return days;
  const left = whole.kind === 'proposal' ? (whole.left ?? '') : '';
  return {
    ...days,
    ...(whole.reply && { reply: whole.reply }),
    ...(wordsOf(left).length >= fewest && { left }),
  };
}
