import { periodHours } from '../../../../content/periods.ts';
import type { Period } from '../../../../contract/lead/answers.ts';
import { nearWord } from '../../spoken/near-word.ts';
import { memoize } from '../../text/memoize.ts';
import { weekdayNames, weekdays } from '../../text/weekdays.ts';
import { typedDate } from '../typed-date.ts';
import { type TimeWord, timePhrases, timeWords } from './time-words.ts';

/** The time expressions of a sentence, in order. */
export type SpokenPart =
  | { kind: 'weekday'; weekday: number }
  /** 'Daqui uns 3 dias': or a little later. */
  | { kind: 'in-days'; days: number; isRough?: true }
  /** 'Terça 24' has to be both. */
  | { kind: 'date'; day: number; month: number | null; year: number | null; weekday?: number }
  | { kind: 'period'; period: Period }
  | TimeWord;

const shortWeekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];
const englishWeekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const spanishWeekdays = 'domingo lunes martes miercoles jueves viernes sabado'.split(' ');

const words = new Map<string, SpokenPart>([
  ...[weekdayNames, shortWeekdays, englishWeekdays, spanishWeekdays].flatMap((list) =>
    list.map((word, weekday) => [word, { kind: 'weekday', weekday }] as const),
  ),
  ...timeWords,
]);

/** Words that slips are looked for in, and words that are none. */
const spelled = [...weekdayNames, 'amanha', 'manha', 'tarde'];
const others = new Set(
  'quarto quinto quintal sexto segundo certa testa manda banha tarda parte terra minha minhas'.split(' '),
);

const anyMonth = '(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]*';
const number = '(?:\\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|dez|quinze)';
const part = new RegExp(
  [
    ...timePhrases.map(([pattern]) => `(${pattern})`),
    '\\bmais tarde\\b',
    `\\b(?:daqui (?:(?:a|ha|uns|umas|mais ou menos) )*|dentro de |em |in )${number} (?:dias?|semanas?|mes(?:es)?|days?)\\b(?:,? mais ou menos\\b)?`,
    '\\b(?:as|apos as|depois das?|antes das?|ate as?|das?) \\d{1,2}(?: ?h(?:s|rs|oras?)?)?(?![\\d/])',
    '[a-z]+',
    `(?<!\\d)\\d{1,2}(?!\\d)(?:[/.]\\d{1,2}(?:[/.]\\d{2,4})?)?(?:[ºo°]? (?:de )?${anyMonth}(?: de \\d{4})?)?(?: ?h(?:s|rs|oras?)?\\b)?(?! ?(?:giga|mega|gb|mb)s?\\b)`,
  ].join('|'),
  'g',
);
/** Each phrase is a group of its own. */
const meantBy = (groups: readonly (string | undefined)[]): SpokenPart | undefined =>
  timePhrases[groups.findIndex((group) => group !== undefined)]?.[1];

/** The verb, and not Tuesday: 'tem que ter alguém'. */
const toHave =
  /\bter\b(?! ?(?:$|[,.;/]|-?feira|ou\b|e\b|qua\b|(?:de |a |pela )?(?:manha|tarde|cedo)|dia \d|\d))|(?<=\b(?:que|de|vai|vao|vou|podem?|pra|para) )ter\b/g;

const greeting = /\bbo[am] (?:dia|tarde|noite)\b/;
const counts = new Map<string, number>([
  ...'zero um dois tres quatro cinco seis sete oito nove dez'
    .split(' ')
    .map((word, at) => [word, at] as const),
  ['uma', 1],
  ['duas', 2],
  ['quinze', 15],
]);

function inDays(text: string): SpokenPart | null {
  const [, said = '', unit = ''] =
    /(\d{1,2}|[a-z]+) (dia|semana|mes|day)(?:e?s)?(?:,? mais ou menos)?$/.exec(text) ?? [];
  const count = /^\d/.test(said) ? Number(said) : counts.get(said);
  if (unit === '' || count === undefined || count === 0) return null;
  const days = count * (unit === 'semana' ? 7 : unit === 'mes' ? 30 : 1);
  return { kind: 'in-days', days, ...(/\b(?:uns|umas|mais ou menos)\b/.test(text) && { isRough: true }) };
}

function dated(text: string, isDay: boolean): SpokenPart | null {
  const date = typedDate(text, { withYear: false });
  if (date !== null) return { kind: 'date', day: date.day, month: date.month, year: date.year };
  return isDay && /^\d{1,2}$/.test(text)
    ? { kind: 'date', day: Number(text), month: null, year: null }
    : null;
}

interface Hour {
  hour: number;
  isAfter: boolean;
}

const hourIn = (text: string): Hour | null => {
  const said = /^(?:(apos as|depois das?|as|antes das?|ate as?|das?) )?(\d{1,2})( ?h)?/.exec(text);
  if (said === null || (said[1] === undefined && said[3] === undefined)) return null;
  return { hour: Number(said[2]), isAfter: /^(?:apos|depois)/.test(said[1] ?? '') };
};

/** No visit begins at night, and none earlier than the morning. */
function periodOf({ hour: said, isAfter }: Hour): SpokenPart | null {
  // 'Depois das 2' is of the afternoon.
  const hour = said > 0 && said < 7 ? said + 12 : said;
  const [noon, evening] = periodHours.tarde;
  if (hour >= (isAfter ? evening - 1 : evening)) return { kind: 'night' };
  return hour < 7 ? null : { kind: 'period', period: hour < noon ? 'manha' : 'tarde' };
}

/** 'Quinta depois das 14h ou segunda de manhã': the hour behind a day is of that day. */
function afternoonBehind(last: SpokenPart | undefined, text: string): SpokenPart | null {
  const hour = last?.kind === 'weekday' || last?.kind === 'date' ? hourIn(text) : null;
  const part = hour?.isAfter ? periodOf(hour) : null;
  return part?.kind === 'period' && part.period === 'tarde' ? part : null;
}

function partOf(text: string, isDay: boolean): SpokenPart | null {
  const word = words.get(text);
  if (word !== undefined) return word;
  const later = inDays(text);
  if (later !== null) return later;
  if (/^\d/.test(text)) return hourIn(text) === null ? dated(text, isDay) : null;
  const meant = others.has(text) ? null : (nearWord(text, spelled) ?? shortened(text));
  return meant === null ? null : (words.get(meant) ?? null);
}

/** 'Qnta', 'sgnda': without vowels. */
const bare = (word: string): string => word.replace(/[aeiou]/g, '');
const shortened = (word: string): string | null =>
  weekdayNames.find((day) => word.length > 3 && word.length < day.length && bare(word) === bare(day)) ?? null;

/** 'Depois das 5 da tarde': of the clock of a day. */
const afternoonHour = /\b(?:apos as|depois das?|a partir das?) (\d{1,2})(?: ?h(?:s|rs|oras?)?)? da tarde\b/g;

/** '27 de manhã ou 30 de tarde': the number behind the time of another day. */
const nextDay =
  /\b(manha|tarde|cedo)(,| e| ou|, ou) (?=\d{1,2}(?:$|[,.;]| (?:(?:de|a|da|na|pela) )?(?:manha|tarde|cedo)\b| (?:e|ou) \d))/g;

/** 'Entre 1 e 4 de dezembro': the month of the one is that of the other. */
const between =
  /\bentre (?:os? )?(?:dias? )?(\d{1,2})( de [a-z]{3,})? e (?:o )?(?:dia )?(\d{1,2})( de [a-z]{3,})?/g;
const bounded = (
  _: string,
  first: string,
  month: string | undefined,
  last: string,
  other = month ?? '',
): string => `a partir do dia ${first}${month ?? other} ate dia ${last}${other}`;

/** 'Quarta que vem no primeiro horário'. */
const firstHour = new RegExp(
  String.raw`(?<day>\b(?:${weekdays}|dia \d{1,2})\b[^,.;]{0,16} )(?:(?:n?o|pel[ao]) )?primeir[oa] hor(?:ario|a)(?: (?:do dia|da manha))?\b`,
  'g',
);

/** 'Umas 9', 'lá pelas 10', 'por volta das 14'; 'umas 9 pessoas' are no hour. */
const aboutHour =
  /\b(?:umas|(?:la )?pelas|por volta d[aeo]s?) (?=\d{1,2}(?: ?(?:h|hs|hrs)\b| horas?\b(?! de)| d[ae] (?:manha|tarde)\b|[ .!]*(?:$|[,;])))/g;

/** '3ª feira' is Tuesday, and no third day; 'primeiro de dezembro' is. */
const spelledOut = (plain: string): string =>
  plain
    .replace(greeting, ' ')
    .replace(toHave, ' ')
    .replace(/\b([2-6])[aª]?[ -]?feira\b/g, (_, place: string) => weekdayNames[Number(place) - 1] ?? '')
    .replace(/\bprimeiro de\b/g, '1 de')
    .replace(firstHour, '$<day>de manha')
    .replace(between, bounded)
    .replace(aboutHour, 'as ')
    .replace(nextDay, '$1$2 dia ')
    .replace(fromHour, 'depois das ')
    .replace(streetOfDate, ' ')
    .replace(afternoonHour, (_, hour: string) => `depois das ${(Number(hour) % 12) + 12}h`);

/** 'Rua 7 de Setembro'. */
const streetOfDate = new RegExp(
  `\\b(?:rua|r\\.?|avenida|av\\.?|travessa|praca|alameda|bairro|vila) \\d{1,2} de ${anyMonth}`,
  'g',
);

const fromHour = /\ba partir das? (?=\d{1,2} ?(?:h|hs|hrs|horas?)\b)/g;

/** Between a weekday and its date nothing else is said. */
const links = /^(?:feira|dia|que|no|do|n)$/;

/** 'Terça, dia 24' is one day. */
function joined(
  parts: readonly SpokenPart[],
  date: SpokenPart,
  isBehindWeekday: boolean,
): SpokenPart[] | null {
  const last = parts.at(-1);
  if (!isBehindWeekday || date.kind !== 'date' || last?.kind !== 'weekday') return null;
  return [...parts.slice(0, -1), { ...date, weekday: last.weekday }];
}

function partsIn(plain: string): readonly SpokenPart[] {
  let parts: SpokenPart[] = [];
  let hour: Hour | null = null;
  let isDay = /^\d/.test(plain);
  let isBehindWeekday = false;
  for (const [text, ...groups] of spelledOut(plain).matchAll(part)) {
    const spoken: SpokenPart | null =
      meantBy(groups) ?? afternoonBehind(parts.at(-1), text) ?? partOf(text, isDay || isBehindWeekday);
    if (spoken !== null) parts = joined(parts, spoken, isBehindWeekday) ?? [...parts, spoken];
    hour ??= hourIn(text);
    isDay = /^dias?$/.test(text) || (isDay && /^(?:\d|e$|ou$)/.test(text));
    isBehindWeekday = spoken?.kind === 'weekday' || (isBehindWeekday && links.test(text));
  }
  // 'Manhã (8h às 12h)' names its hours itself.
  const isPeriodSaid = parts.some(({ kind }) => kind === 'period' || kind === 'night');
  const ofHour = hour === null || isPeriodSaid ? null : periodOf(hour);
  return ofHour === null ? parts : [...parts, ofHour];
}

/** What a text says of days and hours. */
export const spokenParts = memoize(partsIn, (plain) => plain);
