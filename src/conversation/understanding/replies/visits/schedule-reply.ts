import { replies } from '../../../../content/conversation/replies.ts';
import { knowledge } from '../../../../content/knowledge/knowledge.ts';
import type { RawValues } from '../../../../funnel/fields/field.ts';
import { dayInWords } from '../../../../funnel/schedule-days.ts';
import { asProposal } from '../../answered.ts';
import type { Asked, QuestionReading, Reading } from '../../reading.ts';
import { awaitedFields } from '../../recognise-answers.ts';
import { datesInWords, datesMissed, nearestMissed } from '../../recognisers/visit/nearest-missed.ts';
import { otherPeriodOfDay } from '../../recognisers/visit/other-period-of-day.ts';
import { tellsPastVisit } from '../../recognisers/visit/past-visits.ts';
import { freeDays, leavesNothing } from '../../recognisers/visit/recognise-schedules.ts';
import { spokenParts } from '../../recognisers/visit/spoken-parts.ts';
import { clausesOf } from '../../text/clauses.ts';
import { looksLikeQuestion } from '../../text/looks-like-question.ts';
import { saysOneOf, type Text, wordsOf } from '../../text/text.ts';
import { refusesAll } from '../../yes-no/refuses-all.ts';
import { repliesBesideDay } from '../topics/each-question.ts';
import { replyOfEntry } from '../topics/reply-of-entry.ts';
import { visitsNear } from './visits-near.ts';

const time =
  '(?:dias?|datas?|horarios?|opc(?:ao|oes)|vagas?|agenda|disponibilidade|horas?(?! (?:\\w+ ){0,3}(?:chega|vem|comeca|passa|aparece|costuma)\\w*))';

/** Asks for other days than those in view. */
const asksForDays: readonly RegExp[] = [
  new RegExp(`\\b(?:mais|outr[oa]s?|demais|proxim[oa]s|quais|que|todas?|todos) (?:\\w+ ){0,2}${time}\\b`),
  new RegExp(
    `\\b(?:so|apenas|somente) (?:tem |ha |sao )?(?:ess[ae]s?|est[ae]s?|isso)\\b|\\bnenhum[ao]?\\b.*\\b(?:serve|da|bate|posso|consigo|${time})\\b`,
  ),
  /\bnenhum[ao]? (?:dess[ae]s|dest[ae]s|del[ae]s)\b|\bnao (?:posso|consigo|da|vai dar|serve)(?: \w+)? (?:em )?nenhum/,
  // 'Esses dias eu vou estar viajando', 'não vou estar em casa nesses dias', 'tô fora a semana toda'.
  /\b(?:n?[ea]ss[ae]s|todos (?:os|esses)) (?:dias|datas|horarios)\b.*\b(?:viajando|viajar|trabalh\w+|fora|ocupad\w+|nao)\b|\bnao\b.*\bn?ess[ae]s (?:dias|datas|horarios)\b|\bfora (?:a semana|o mes) (?:tod[ao]|inteir[ao])\b/,
  // 'Esse dia não dá, trabalho', 'nem de manhã nem de tarde'.
  /\b(?:n?ess[ea]|n?est[ea]) (?:dia|data|horario)(?: ai)? (?:eu )?(?:nao|num) (?:da|posso|consigo|rola|serve|vai dar|tem como)\b(?!.*\b(?:quero|melhor|pode ser|prefiro)\b)|\bnem (?:(?:de|pela|a) )?manha,? (?:e )?nem (?:(?:de|pela|a) )?tarde\b/,
  /\b(?:nao (?:estou|fico|tem ninguem)|trabalho|ninguem fica)(?: \w+){0,3} (?:dia (?:todo|inteiro)|em casa|sempre)\b/,
];
const most = 9;

/** 'Tem como ser amanhã?': sooner than anybody comes. */
const tooSoon =
  /\b(?:pode|podem|da pra|consegue\w*) (?:vim|vir|ser|instalar)\b.* (?:hoje|amanha)\b|\btem (?:como |vaga |horario )?(?:(?:ja|pra|para) )*(?:hoje|amanha)\b|\b(?:ser|vem|vir(?:em)?|instala\w*|marca\w*|agenda\w*|consegu\w+)\b.* (?:hoje|amanha)\b|\b(?:hoje|amanha) (?:(?:ainda|ja|mesmo|msm|cedo|cedinho|bem cedo|de (?:manha|tarde)|a tarde|nao) )*(?:da|daria|rola|consegu\w+|pode|podem|vem|tem(?: (?:vaga|como|jeito))?)\b/;
/** Asked without its sign: 'amanhã de manhã tem como'. */
const asksAnyway = /\b(?:tem (?:como|jeito|vaga)|da (?:pra|para|certo)|consegue\w*)\b/;
const asksTooSoon = (text: Text): boolean =>
  clausesOf(text).some(({ from, to }) => {
    const said = text.plain.slice(from, to);
    return tooSoon.test(said) && (text.plain[to] === '?' || asksAnyway.test(said));
  });

/** 'Dá pra vir domingo?', 'tem vaga dia 13?' */
const asksForVisit = (text: Text): boolean =>
  looksLikeQuestion(text) &&
  /\b(?:tem|pode|podem|da (?:pra|para)|rola|consegue\w*|vem|vir|vao|ser|instala\w*)\b/.test(text.plain);

/** 'Depois das 18h, tem?' */
const eveningHour =
  /\b(?:depois|apos|a partir|la pel)(?: d?as)? (?:1[89]|2[0-3])\b|\b(?:1[89]|2[0-3]) ?(?:h|hs|horas)\b/;

const visitMissed = knowledge.find(({ id }) => id === 'tecnico-nao-veio');

/** 'Sábado à tarde tem?', where Saturdays have only a morning. */
export function otherPeriodAsked(plain: string, asked: Asked): QuestionReading | null {
  const isAsked = /\b(?:tem|pode|da|rola|consegue\w*|vem|vao)\b.*\?/.test(plain);
  const lost = isAsked && awaitedFields(asked).includes('schedules') ? otherPeriodOfDay(plain, asked) : null;
  return (
    lost && {
      kind: 'question',
      reply: replies.otherPeriod(dayInWords(lost.date), lost.period),
      suggestions: visitsNear(plain, asked),
    }
  );
}

/** A day that is asked for and has no visit: what there is, and the nearest to tap. */
function missedReply(
  text: Text,
  free: { first: string; last: string },
  asked: Asked,
): QuestionReading | null {
  const missed = datesMissed(text.plain, asked);
  if (!asksTooSoon(text) && (missed.length === 0 || !asksForVisit(text))) return null;
  const suggestions = visitsNear(text.plain, asked);
  return {
    kind: 'question',
    reply: replies.noSuchDay(free, datesInWords(missed)),
    ...(suggestions.length > 0 && { suggestions }),
  };
}

/** From when to when there are days, and who finds another one; null where no more of them are asked for. */
export function scheduleReply(text: Text, asked: Asked): QuestionReading | null {
  const { plain } = text;
  const free = awaitedFields(asked).includes('schedules') ? freeDays(asked) : null;
  // The day to pay is another one.
  const isOther = /\b(?:fatura|pag\w+|boleto|venc\w+|debito)\b/.test(plain);
  if (free === null || isOther) return null;
  if (visitMissed !== undefined && tellsPastVisit(plain))
    return { kind: 'question', ...replyOfEntry(visitMissed, asked, plain) };
  const lost = otherPeriodAsked(plain, asked);
  if (lost !== null) return lost;
  const isAtNight = spokenParts(plain).some(({ kind }) => kind === 'night') || eveningHour.test(plain);
  if (isAtNight && looksLikeQuestion(text) && wordsOf(plain).length <= most)
    return { kind: 'question', reply: replies.notAtNight };
  const missed = missedReply(text, free, asked);
  if (missed !== null) return missed;
  const isForOthers = wordsOf(plain).length <= most && saysOneOf(asksForDays, plain);
  if (!refusesAll(plain) && !isForOthers && !leavesNothing(text, asked)) return null;
  const beside = repliesBesideDay(text, asked, (clause) => saysOneOf(asksForDays, clause));
  return {
    kind: 'question',
    reply: [...beside, replies.days(free)].join(' '),
    suggestions: replies.ofDays,
  };
}

/** 'Dia 15 e boleto, instala sábado': the day to pay is no day of a visit. */
const withoutDayToPay = (plain: string, raws: readonly RawValues[]): string =>
  raws
    .flatMap(({ due_date: paid = [] }) => paid)
    .reduce((rest, day) => rest.replace(new RegExp(`\\bdia ${day}\\b(?!/)`), ' '), plain);

/** Tells of a day that is named and not taken: 'sábado à tarde ou segunda de manhã', where Saturdays have only a morning. */
export function withPeriodLeftOut(reading: Reading, text: Text, asked: Asked): Reading {
  if (reading.kind !== 'proposal' || reading.reply !== undefined) return reading;
  const visit = reading.answers.find(({ field }) => field === 'schedules');
  const plain = withoutDayToPay(
    text.plain,
    reading.answers.map(({ raw }) => raw),
  );
  const lost = visit === undefined ? null : otherPeriodOfDay(plain, asked);
  return lost === null || visit?.raw.date?.includes(lost.date)
    ? reading
    : { ...reading, reply: replies.otherPeriod(dayInWords(lost.date), lost.period) };
}

/** 'Segunda', where the nearest Monday has no visit: a later one is never taken without saying so. */
export function withDayMissed(reading: Reading, text: Text, asked: Asked): Reading {
  if (reading.kind !== 'answer' && reading.kind !== 'proposal') return reading;
  const raws = reading.kind === 'answer' ? [reading.raw] : reading.answers.map(({ raw }) => raw);
  // Of those that wait for a yes it was said before.
  const waiting = asked.waiting?.flatMap(({ raw: { date = [] } }) => date) ?? [];
  const dates = raws.flatMap(({ date = [] }) => date).filter((date) => !waiting.includes(date));
  const plain = withoutDayToPay(text.plain, raws);
  const missed = dates.length === 0 ? [] : nearestMissed(plain, dates, asked);
  if (missed.length === 0) return reading;
  const said = new Set(missed.map(({ date, next }) => replies.notOn(date, next)));
  const reply = [...said, reading.reply].filter(Boolean).join(' ');
  return { ...asProposal(reading, text, asked), reply };
}
