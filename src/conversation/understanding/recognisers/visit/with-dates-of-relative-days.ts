import { addDays } from '../../../../brazil/calendar-days.ts';
import { months } from '../../text/months.ts';
import { weekday } from '../../text/weekdays.ts';
import { dayOfPart, mondayOf, nearestOf } from './days-within.ts';
import { spokenParts } from './spoken-parts.ts';

const counts = 'um dois tres quatro cinco seis sete'.split(' ');
const count = `(?:${counts.join('|')}|[1-7])`;

const anyMonth = months.join('|');

/** A day that others are counted from. */
const named = `(?:dias? \\d{1,2}(?:/\\d{1,2}| de (?:${anyMonth}))?|\\d{1,2}/\\d{1,2}|\\d{1,2} de (?:${anyMonth})|depois de amanha|amanha|natal|${weekday}(?: (?:que|q) vem| agora)?)`;

const period = '(?: (?:de|da|a|pela|na|bem) (?:manha|tarde|cedo)| cedo)';
/** 'Depois do almoço' is of the day itself. */
const behind = `(?: (?:disso|dela|dele|dessa data|desse dia|disto)\\b|(?= ?[,.;]| sim\\b|${period}| ?$))`;

/** The day, as it is read everywhere. */
const written = (iso: string): string => `dia ${Number(iso.slice(8))}/${Number(iso.slice(5, 7))}`;

const dateOf = (text: string, today: string): string | null => {
  const [part] = spokenParts(text);
  return part === undefined ? null : dayOfPart(part, today);
};

const weekdayIn = (text: string): number => {
  const part = spokenParts(text).find(({ kind }) => kind === 'weekday');
  return part?.kind === 'weekday' ? part.weekday : 0;
};

const daysIn = (text: string): number => {
  const [said = ''] = new RegExp(`\\b${count}\\b`).exec(text) ?? [];
  return said === '' ? 1 : counts.indexOf(said) + 1 || Number(said);
};

/** A day that is told by another one, and how it is counted from it. */
interface Relation {
  said: RegExp;
  of: (from: string, said: string) => string;
}

const dayAfter = `(?:n?o |pro )?dia (?:seguinte|posterior)|(?:no|pro) outro dia|(?:(?:n?o |pro )|${count} )?dias? (?:depois|apos)${behind}`;
const dayBefore = `(?:n?a )?vespera${behind}|(?:n?o )?dia anterior|(?:(?:n?o )|${count} )?dias? antes${behind}`;

/** Behind the day that they are counted from: 'dia 8 é feriado, no dia seguinte'. */
const fromBefore: readonly Relation[] = [
  {
    said: new RegExp(
      `\\b(?:n?a |pra )?${weekday} (?:seguinte|subsequente|(?:logo )?(?:depois|apos)${behind})\\b`,
    ),
    of: (from, said) => nearestOf(weekdayIn(said), from),
  },
  { said: new RegExp(`\\b(?:${dayAfter})(?![a-z])`), of: (from, said) => addDays(from, daysIn(said)) },
  { said: new RegExp(`\\b(?:${dayBefore})(?![a-z])`), of: (from, said) => addDays(from, -daysIn(said)) },
];

const ofHoliday = '(?:(?:o |do |d[aoe] )?(?:feriado|prova|festa|mudanca) )?(?:d[aoe] |o )?';

/** In front of it: 'dois dias depois do dia 8', 'na véspera do feriado do dia 8', 'na última quinta antes do dia 15'. */
const fromBehind: readonly Relation[] = [
  {
    said: new RegExp(
      `\\b(?:n?[oa] )?(?:dia seguinte (?:ao?|do)|(?:${count} )?dias? (?:depois|apos)) ${ofHoliday}(?=${named})`,
    ),
    of: (from, said) => addDays(from, daysIn(said)),
  },
  {
    said: new RegExp(`\\b(?:(?:n?a )?vespera|(?:${count} )?dias? antes) ${ofHoliday}(?=${named})`),
    of: (from, said) => addDays(from, -daysIn(said)),
  },
  {
    said: new RegExp(`\\b(?:n?a )?ultima ${weekday} antes ${ofHoliday}(?=${named})`),
    of: (from, said) => nearestOf(weekdayIn(said), addDays(from, -8)),
  },
];

/** Between two days that are both wished: 'dia 3 ou no dia seguinte'. */
const both = /(?: (?:ou|e)|\b(?:ou|se n(?:ao)?|senao|caso)\b.*)[ ,]*$/;

function countedFromBefore(plain: string, today: string): string {
  for (const { said, of } of fromBefore) {
    const match = said.exec(plain);
    const front = match === null ? '' : plain.slice(0, match.index);
    const from = [...front.matchAll(new RegExp(`\\b${named}`, 'g'))].at(-1);
    const date = from === undefined ? null : dateOf(from[0], today);
    if (match === null || from === undefined || date === null) continue;
    const isWished = both.test(front.slice(from.index + from[0].length));
    const before = isWished ? front : front.slice(0, from.index) + front.slice(from.index + from[0].length);
    return `${before}${written(of(date, match[0]))}${plain.slice(match.index + match[0].length)}`;
  }
  return plain;
}

function countedFromBehind(plain: string, today: string): string {
  for (const { said, of } of fromBehind) {
    const match = said.exec(plain);
    if (match === null) continue;
    const tail = plain.slice(match.index + match[0].length);
    const [from = ''] = new RegExp(`^${named}`).exec(tail) ?? [];
    const date = dateOf(from, today);
    if (date !== null)
      return `${plain.slice(0, match.index)}${written(of(date, match[0]))}${tail.slice(from.length)}`;
  }
  return plain;
}

const denied = '(?:nao|menos|nem|sem ser|exceto)';
const thisOne = '(?:n?ess[ae]|n?est[ae]|dess[ae]|dest[ae])';
const other = `(?:n?[ao]|pr[ao]|d[ao]) (?:outr[ao]|proxim[ao]|seguinte)(?: ${weekday})?(?! semana)`;
const cannot = '(?: (?:eu )?(?:posso|da|consigo|vai dar|rola|serve))?(?: ne)?';

/** Of two weekdays of one name, the later: 'quarta sem ser essa, a outra', 'segunda que vem não, na outra'. */
const otherOne: readonly RegExp[] = [
  new RegExp(
    `(?:n?[ao] )?\\b(?<day>${weekday})[ ,]+(?:mas )?${denied} (?:e |eh )?(?:n?[ao] )?${thisOne}(?: agora| (?:que|q) vem| proxima)?[ ,]+(?:mas |e |so |e sim |pode ser )*${other}\\b`,
  ),
  new RegExp(
    `(?:${thisOne} |n?[ao] )?\\b(?<day>${weekday})(?: agora| (?:que|q) vem| proxima| mesmo)? ${denied}${cannot}[ ,]+(?:mas |e |so |ai |pode ser )*${other}\\b(?: (?:da|pode|posso|consigo)\\b)?`,
  ),
  new RegExp(
    `\\b${denied} (?:e |pode ser )?(?:${thisOne}|n?[ao]) (?<day>${weekday})(?: agora| (?:que|q) vem)?[ ,]+(?:mas |e |so |e sim |pode ser )*${other}\\b`,
  ),
  new RegExp(`\\b(?:n?[ao]|pr[ao]) outr[ao] (?<day>${weekday})\\b(?![ ,]*(?:dia )?\\d)(?<!\\bsemana\\b.*)`),
];

function otherOfWeekday(plain: string, today: string): string {
  for (const said of otherOne) {
    const match = said.exec(plain);
    if (match === null) continue;
    const nearest = nearestOf(weekdayIn(match.groups?.day ?? ''), today);
    return plain.replace(match[0], written(addDays(nearest, 7)));
  }
  return plain;
}

/** 'Quinta não dessa semana, da outra'. */
const otherWeek = new RegExp(
  `(?:n?a )?\\b(?<day>${weekday})[ ,]+(?:mas )?${denied} (?:e |eh )?(?:n?ess[ae]|dess[ae]) semana[ ,]+(?:mas |e |so )*(?:n?a|da) (?:outra|proxima|seguinte|que vem)(?: semana)?`,
);

function dayOfOtherWeek(plain: string, today: string): string {
  const match = otherWeek.exec(plain);
  if (match === null) return plain;
  const monday = addDays(mondayOf(today), 7);
  return plain.replace(match[0], written(addDays(monday, (weekdayIn(match.groups?.day ?? '') + 6) % 7)));
}

const nths = ['primeira', 'segunda', 'terceira', 'quarta', 'ultima'];
/** 'Na primeira segunda de dezembro'. */
const nthOfMonth = new RegExp(
  `\\b(?:n?a )?(?<nth>${nths.join('|')}) (?<day>${weekday}) d[eo] (?:mes de )?(?<month>${anyMonth})\\b`,
);

function nthWeekday(plain: string, today: string): string {
  const match = nthOfMonth.exec(plain);
  if (match === null) return plain;
  const { nth = '', day = '', month = '' } = match.groups ?? {};
  const first = dateOf(`1 de ${month}`, today);
  if (first === null) return plain;
  const next = dateOf(`1 de ${months[(months.indexOf(month) + 1) % 12]}`, first);
  const date =
    nth === 'ultima' && next !== null
      ? nearestOf(weekdayIn(day), addDays(next, -8))
      : addDays(nearestOf(weekdayIn(day), addDays(first, -1)), 7 * nths.indexOf(nth));
  return plain.replace(match[0], written(date));
}

const weekDenied =
  'nao(?: (?:posso|da|consigo|vai dar|rola|quero))?[, ]+(?:(?:mas|so|e|pode ser) )*n?a (?:outra|seguinte|proxima)\\b(?: semana)?';
/** 'Semana que vem não, na outra': a week that is named by the one before it. */
const weekInstead: readonly (readonly [RegExp, string])[] = [
  [
    /\bsemana (?:que|q) vem (?:toda |inteira |eu |a gente )*(?:trabalh|viaj|to |tou |estou |vou |tenho )[^,;.]*[,;.]? (?:(?:mas|so|e|pode ser|ai) )*n?a outra\b(?: semana)?/,
    'semana depois da que vem',
  ],
  [new RegExp(`\\bsemana (?:que|q) vem ${weekDenied}`), 'semana depois da que vem'],
  [new RegExp(`\\b(?:n?essa|n?esta) semana ${weekDenied}`), 'semana que vem'],
];

/** 'Na semana do dia 14'. */
const weekOfDay = new RegExp(`\\bsemana d[oe] (${named})`);

function weekOfOther(plain: string, today: string): string {
  const text = weekInstead
    .reduce((before, [said, meant]) => before.replace(said, meant), plain)
    .replace(
      /\bdepois d(?:a|essa) semana (?:que|q) vem\b/,
      `a partir do ${written(addDays(mondayOf(today), 14))}`,
    )
    .replace(/\bdepois d(?:essa|esta) semana\b/, 'semana que vem');
  const [said, day = ''] = weekOfDay.exec(text) ?? [];
  const date = said === undefined ? null : dateOf(day, today);
  if (said === undefined || date === null) return text;
  const monday = mondayOf(date);
  return text.replace(said, `a partir do ${written(monday)} ate o ${written(addDays(monday, 5))}`);
}

/** Writes a day that is told by another as its date: 'volto dia 12, na segunda depois disso' is day 14. */
export const withDatesOfRelativeDays = (plain: string, today: string): string =>
  [weekOfOther, nthWeekday, dayOfOtherWeek, otherOfWeekday, countedFromBehind, countedFromBefore].reduce(
    (text, dated) => dated(text, today),
    plain,
  );
