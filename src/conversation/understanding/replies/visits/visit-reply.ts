import { toIsoDate } from '../../../../brazil/date.ts';
import { replies } from '../../../../content/conversation/replies.ts';
import { dayInWords } from '../../../../funnel/schedule-days.ts';
import { partsForShop, tellsReturn } from '../../commands/wishes-visit.ts';
import type { Asked, QuestionReading } from '../../reading.ts';
import { awaitedFields } from '../../recognise-answers.ts';
import { daysWithin, type FreeDay, meets } from '../../recognisers/visit/days-within.ts';
import { nearestMissed } from '../../recognisers/visit/nearest-missed.ts';
import { openDays } from '../../recognisers/visit/recognise-schedules.ts';
import { type SpokenPart, spokenParts } from '../../recognisers/visit/spoken-parts.ts';
import { spokenWish } from '../../recognisers/visit/spoken-wish.ts';
import { clausesOf, within } from '../../text/clauses.ts';
import { type Text, textOf, wordsOf } from '../../text/text.ts';
import { weekdays } from '../../text/weekdays.ts';
import { repliesBesideDay } from '../topics/each-question.ts';

/** The most that are named, and that are to tap. */
const mostDays = 2;
const mostVisits = 3;

const asksForVisit =
  /\b(?:tem|ha|vem|vao|venham|vir|ser|trabalham|atendem|instalam|rola|consegue\w*|pode|podem)\b/;
/** 'Segunda via', 'a conta vence no sábado'. */
const ofOther =
  /\b(?:via|fatura|conta|boleto|debito|pag\w+|venc\w+|(?:segunda|terca|quarta) (?:casa|linha|vez|tv|conta|internet))\b/;

const isBound = ({ kind }: SpokenPart): boolean => kind === 'from' || kind === 'until';

/** 'No finalzinho da tarde', 'às 16h': a part of a period, which nobody can promise. */
const withinPeriod =
  /\b(?:fim|final|finalzinho|comeco|comecinho|inicio|meio) d[ae] (?:tarde|manha)\b|\b(?:bem )?(?:cedinho|cedao)\b|\b(?:umas|[aà]s|la pelas|tipo|perto das|por volta das|depois das|a partir das|antes das) (?:[7-9]|1[0-7])(?: ?(?:h|hs|hrs|horas?|:\d\d)\b|(?= |[?,.;]|$))/;

/** 'A que horas vêm de manhã?' asks for no day. */
const ofHours = /\b(?:horas?|horario|quando|quem|precis\w+|alguem|demora\w*|quanto|tempo)\b/;

/** 'Consegue de tarde?': each day at that time. */
const atPeriod = (offered: readonly FreeDay[], period: FreeDay['periods'][number]): readonly FreeDay[] =>
  offered.flatMap((day) => (day.periods.includes(period) ? { ...day, periods: [period] } : []));

/** The days that are asked about: one weekday, those at a time, or those from a day on ('só volto dia 10, posso marcar depois?'). */
function daysAsked(plain: string, offered: readonly FreeDay[], today: string): readonly FreeDay[] {
  const { wanted } = spokenWish(plain, today);
  if (wanted.some(isBound)) return daysWithin(wanted, offered, today);
  const [weekday, another] = wanted;
  if (weekday === undefined || another !== undefined || !asksForVisit.test(plain)) return [];
  if (weekday.kind === 'weekday') return offered.filter((day) => meets(day, weekday, today));
  return weekday.kind === 'period' && !ofHours.test(plain) ? atPeriod(offered, weekday.period) : [];
}

const namesTime = (plain: string): boolean => spokenParts(plain).length > 0;

const visitsOf = (days: readonly FreeDay[]): string[] =>
  days.flatMap(({ date, periods }) => periods.map((period) => replies.visit(dayInWords(date), period)));

/** From when to when there are visits, and the first ones to tap; null if there are none. */
export function openDaysReply(days: readonly FreeDay[]): QuestionReading | null {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return {
    kind: 'question',
    reply: replies.days({ first: dayInWords(first.date), last: dayInWords(last.date) }),
    suggestions: visitsOf(days).slice(0, mostVisits),
  };
}

const mostOfOpenWish = 9;

/** What is wished for in a message: of a longer one the only part that names a time, or its bounds, without the reason behind it. */
function wishedPart(text: Text, today: string): Text | null {
  if (wordsOf(text.plain).length <= mostOfOpenWish || tellsReturn(text.plain)) return text;
  // 'Só depois do dia 5, quando eu pegar a chave'
  const front = textOf(text.shown.replace(/,? quando (?:eu|a gente) .*$/i, ''));
  if (wordsOf(front.plain).length <= mostOfOpenWish && spokenWish(front.plain, today).wanted.some(isBound))
    return front;
  const parts = partsForShop(text).filter(({ plain }) => namesTime(plain));
  const [part, another] = parts;
  if (part === undefined || parts.some(({ plain }) => wordsOf(plain).length > mostOfOpenWish)) return null;
  if (another === undefined) return part;
  // 'Só depois do dia 10, a gente muda dia 9'.
  const isBounded = parts.every(({ plain }) => spokenWish(plain, today).wanted.some(isBound));
  return isBounded ? textOf(parts.map(({ shown }) => shown).join(', ')) : null;
}

/** 'Semana que vem', 'só depois do dia 10', 'menos segunda'. */
function openWishReply(text: Text, asked: Asked): QuestionReading | null {
  const { plain } = text;
  const isWish = !plain.includes('?') || asksForVisit.test(plain);
  const isAsked = isWish && awaitedFields(asked).includes('schedules') && !ofOther.test(plain);
  const wish = isAsked ? wishedPart(text, toIsoDate(asked.facts.today)) : null;
  return wish === null ? null : openDaysReply(openDays(wish, asked));
}

const namesDayOf = new RegExp(String.raw`\b(?:${weekdays}|dia \d)`);

/** 'Consegue sábado? Durante a semana ficamos na roça': the time that is asked for, without what tells why. */
function signedTime(text: Text): Text {
  const signed = clausesOf(text).filter(({ to }) => text.plain[to] === '?');
  const [only, another] = signed.map(({ from, to }) => within(text, from, to + 1));
  const isAlone = only !== undefined && another === undefined && namesTime(only.plain);
  return isAlone && !namesDayOf.test(text.plain.replace(only.plain, '')) ? only : text;
}

export const visitReply = (text: Text, asked: Asked, isQuestion: boolean): QuestionReading | null =>
  (isQuestion ? (dayAskedReply(text, asked) ?? dayAskedReply(signedTime(text), asked)) : null) ??
  openWishReply(text, asked);

/** 'Tem sábado?', 'só consigo no sábado, vocês vêm?': the next of the days that are meant, and their periods to tap. */
function dayAskedReply(text: Text, asked: Asked): QuestionReading | null {
  const { plain } = text;
  const { facts, lists } = asked;
  const isAsked = awaitedFields(asked).includes('schedules') && !ofOther.test(plain);
  if (!isAsked || lists.installationDays === null) return null;
  const days = daysAsked(plain, lists.installationDays, toIsoDate(facts.today)).slice(0, mostDays);
  const visits = visitsOf(days);
  if (visits.length === 0) return null;
  const missed = nearestMissed(
    plain,
    days.map(({ date }) => date),
    asked,
  );
  const visit =
    missed.length === 0
      ? replies.visitsOn(days.map(({ date }) => dayInWords(date)))
      : [...missed.map(({ date, next }) => replies.notOn(date, next)), replies.whichPeriod].join(' ');
  const isNarrow = withinPeriod.test(plain);
  return {
    kind: 'question',
    reply: [
      ...repliesBesideDay(text, asked, namesTime),
      ...(isNarrow ? [replies.noExactHour, replies.whichPeriod] : [visit]),
    ].join(' '),
    suggestions: visits.slice(0, mostVisits),
  };
}
