import { toIsoDate } from '../../../../brazil/date.ts';
import { dayInWords } from '../../../../funnel/schedule-days.ts';
import type { Asked } from '../../reading.ts';
import { within } from '../../text/clauses.ts';
import { looksLikeQuestion } from '../../text/looks-like-question.ts';
import { blank, type Text, wordsOf } from '../../text/text.ts';
import { weekdays, workdays } from '../../text/weekdays.ts';
import { type Found, type Recogniser, whole } from '../recogniser.ts';
import { billWords } from '../without-past-bills.ts';
import { daysWithin, type FreeDay, namesDay, wishedParts } from './days-within.ts';
import { withoutPastVisits } from './past-visits.ts';
import { type SpokenPart, spokenParts } from './spoken-parts.ts';
import { spokenWish } from './spoken-wish.ts';
import { visitTold } from './visit-told.ts';
import { namedSlots, openSlots, without } from './wished-slots.ts';

/** A longer message gives reasons too. */
const mostOfWish = 9;

/** 'E o boleto pode ser dia 5': a day to pay is no day of a visit. */
const ofPaying = new RegExp(
  `\\b(?:${billWords}|venc\\w*|pagar|pago|pagamento|debito)\\b[^,;.\\n]*?\\bdia \\d{1,2}(?![/\\d])`,
  'g',
);

/** The message without what it says of a day to pay. */
export const ofVisit = (plain: string): string => blank(plain, ofPaying);

/** 'De manhã ou de tarde', 'o dia todo'. */
const either = /\b(?:ou|tanto faz|qualquer|o dia (?:todo|inteiro)|e (?:de|a|pela) (?:manha|tarde))\b/;

/** 'Essa segunda', 'segunda agora': the very next one, which may have no visit. 'Não essa, a outra': which one is asked. */
const thisOne = new RegExp(
  String.raw`\bn?es[st]a (?:${workdays})\b|\b(?:${weekdays})(?:-feira| feira)? agora\b|\bn?es[st]e sabado\b|\b(?:[dn]?[ao]|pr[ao]) outr[ao]\b(?! dia\b| \w+,? (?:dia )?\d)|\bdepois (?:disso|desse dia|dessa data)\b|\b(?:oito|8|quinze|15) dias\b|\b(?:duas|2) semanas\b`,
);

/** 'Semana que vem', 'só depois do dia 10', 'menos segunda': neither a day nor a period is wished for. */
const isOpen = (parts: readonly SpokenPart[], days: readonly FreeDay[], plain: string): boolean =>
  !wishedParts(parts).some((part) => namesDay(part) || part.kind === 'period') &&
  !parts.some(({ kind }) => kind === 'any-period') &&
  !either.test(plain) &&
  days.filter(({ periods }) => periods.length > 1).length > 1;

const stretches: readonly SpokenPart['kind'][] = ['week', 'month', 'months'];
/** Of these, all the days that there are may be meant. */
const mayHoldAll: readonly SpokenPart['kind'][] = [...stretches, 'from', 'until'];

/** The days of an open wish, in which the visitor is to choose. */
export function openDays({ plain }: Text, { facts, lists }: Asked): readonly FreeDay[] {
  const today = toIsoDate(facts.today);
  const { wanted, excluded } = spokenWish(ofVisit(plain), today);
  const offered = lists.installationDays ?? [];
  const days = daysWithin(wanted, without(offered, excluded, today), today);
  // 'Mês que vem', 'antes do natal'.
  const isWish = slotCount(days) < slotCount(offered) || wanted.some(({ kind }) => mayHoldAll.includes(kind));
  return isWish && isOpen(wanted, days, plain) ? days : [];
}

/** 'Trabalho de manhã e estudo à tarde': what is left out leaves nothing. */
export function leavesNothing({ plain }: Text, { facts, lists }: Asked): boolean {
  const today = toIsoDate(facts.today);
  const { wanted, excluded } = spokenWish(ofVisit(plain), today);
  const offered = lists.installationDays ?? [];
  return (
    excluded.length > 0 &&
    offered.length > 0 &&
    !wanted.some((part) => namesDay(part) || part.kind === 'period') &&
    without(offered, excluded, today).length === 0
  );
}

const slotCount = (days: readonly FreeDay[]): number =>
  days.reduce((sum, { periods }) => sum + periods.length, 0);

function find(text: Text, { facts, lists }: Asked): Found | null {
  const today = toIsoDate(facts.today);
  const { wanted: parts, excluded } = spokenWish(ofVisit(text.plain), today);
  if (lists.installationDays === null || parts.length + excluded.length === 0) return null;
  // No visit is at night.
  if (parts.some(({ kind }) => kind === 'night')) return null;
  // 'Qual o horário da tarde?', 'dia 8 é feriado, vocês vêm?' wish for nothing.
  const tellsNoDay = parts.every(({ kind }) => kind === 'period') || /\bferiado\b/.test(text.plain);
  if (tellsNoDay && looksLikeQuestion(text)) return null;
  const free = without(lists.installationDays, excluded, today);
  // An exclusion that removes no offered slot is no wish.
  if (parts.length === 0 && slotCount(free) === slotCount(lists.installationDays)) return null;
  const days = daysWithin(parts, free, today);
  const named = wishedParts(parts);
  if (isOpen(parts, days, text.plain)) return null;
  const found = named.some(namesDay)
    ? namedSlots(named, days, { today, isEither: either.test(text.plain) })
    : { slots: openSlots(parts, days), isGuess: true };
  if (found === null || found.slots.length === 0) return null;
  // A story names days and hours that are not wished too: 'segunda e quarta tem treino, bota terça'.
  const isStory = wordsOf(text.plain).length > mostOfWish && found.slots.length > 1;
  return {
    raw: { date: found.slots.map(({ date }) => date), period: found.slots.map(({ period }) => period) },
    ...whole(text),
    ...(found.isGuess || isStory || thisOne.test(text.plain) ? { doubtful: true } : {}),
  };
}

const bounds: readonly SpokenPart['kind'][] = [...stretches, 'from', 'until'];

/** The days of the week have readings of their own with a letter off. */
const vocabulary =
  'tardezinha manhazinha depois antes almoco semana sabadao primeiro primeira ultimo qualquer horario'.split(
    ' ',
  );

export const recogniseSchedules: Recogniser = {
  kind: 'choice',
  vocabulary: () => vocabulary,
  asked: find,
  withoutPast: withoutPastVisits,
  concerns: ({ plain }) =>
    spokenParts(ofVisit(plain)).some((part) => namesDay(part) || bounds.includes(part.kind)),
  anywhere: (text, asked) => {
    const told = visitTold(text, asked);
    const found = told && find(within(text, told.from, told.to), asked);
    return found && { ...found, ...told };
  },
};

const written = (day: FreeDay | undefined): string | null =>
  day === undefined ? null : dayInWords(day.date);

/** The first and the last of the days that there are. */
export function freeDays({ lists }: Asked): { first: string; last: string } | null {
  const [first, last] = [written(lists.installationDays?.[0]), written(lists.installationDays?.at(-1))];
  return first === null || last === null ? null : { first, last };
}
