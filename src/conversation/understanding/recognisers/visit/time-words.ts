import type { Period } from '../../../../contract/lead/answers.ts';
import { months } from '../../text/months.ts';
import { weekdays } from '../../text/weekdays.ts';

/** A time expression that names no day by itself. */
export type TimeWord =
  | { kind: 'any'; count: number }
  /** The last day there is. */
  | { kind: 'last' }
  /** A day by its place among the offered days. */
  | { kind: 'nth'; place: number }
  /** From the day that comes next, or after it. */
  | { kind: 'from'; isAfter: boolean }
  /** An upper bound: up to the next day named, or before it. */
  | { kind: 'until'; isBefore: boolean }
  /** This week, the next one, or the one after it. */
  | { kind: 'week'; ahead: number; half?: 'start' | 'end' }
  /** A month by its number, or so many ahead; of its days those from one to another. */
  | { kind: 'month'; month: number; days?: readonly [from: number, to: number] }
  | { kind: 'months'; ahead: number; days?: readonly [from: number, to: number] }
  | { kind: 'working-days' }
  | { kind: 'any-period' }
  /** A time without visits. */
  | { kind: 'night' };

export type MeantTime =
  | TimeWord
  | { kind: 'in-days'; days: number }
  | { kind: 'weekday'; weekday: number }
  | { kind: 'period'; period: Period }
  | { kind: 'date'; day: number; month: number; year: null };

const day = (days: number) => ({ kind: 'in-days', days }) as const;
const period = (one: Period) => ({ kind: 'period', period: one }) as const;
const listed = <Value>(all: string, value: Value): (readonly [string, Value])[] =>
  all.split(' ').map((word) => [word, value] as const);

export const timeWords = [
  ...listed('hj hoje today hoy', day(0)),
  ...listed('tomorrow amanha', day(1)),
  ...listed('manha manhazinha matutino cedo cedinho morning', period('manha')),
  ...listed('tarde tardinha tardezinha vespertino afternoon', period('tarde')),
  ...listed('noite noturno madrugada night evening', { kind: 'night' } as const),
  ...listed('urgente urgencia logo ontem asap', { kind: 'any', count: 1 } as const),
] as const;

/** Parts of a month, as people call them. */
const partsOfMonth: readonly (readonly [string, readonly [number, number]])[] = [
  ['(?:inicio|comeco|comecinho|primeira semana|primeiros dias)', [1, 10]],
  ['(?:meio|meados|metade)', [11, 20]],
  ['(?:fim|final|finalzinho|ultima semana|ultimos dias)', [26, 31]],
  ['(?:primeira quinzena|primeira metade)', [1, 15]],
  ['(?:segunda quinzena|segunda metade|ultima quinzena)', [16, 31]],
];
const nextMonth = '(?:mes (?:que|q) vem|proximo mes|mes seguinte|next month)';

const monthPhrases: readonly (readonly [string, MeantTime])[] = [
  ...partsOfMonth.flatMap(([part, days]) => [
    [`\\b${part} d[eo] ${nextMonth}\\b`, { kind: 'months', ahead: 1, days }] as const,
    ...months.map(
      (name, place) => [`\\b${part} de ${name}\\b`, { kind: 'month', month: place + 1, days }] as const,
    ),
    [`\\b${part} d[eo]s?s?t?e? ?mes\\b`, { kind: 'months', ahead: 0, days }] as const,
  ]),
  ['\\b(?:daqui (?:a )?|dentro de |em )(?:dois|duas|2) meses\\b', { kind: 'months', ahead: 2 }],
  ['\\b(?:daqui (?:a )?|dentro de |em )(?:um|1) mes\\b', { kind: 'months', ahead: 1 }],
  [`\\b${nextMonth}\\b`, { kind: 'months', ahead: 1 }],
  ['\\bprimeira quinzena\\b', { kind: 'months', ahead: 0, days: [1, 15] }],
  ['\\b(?:segunda|ultima) quinzena\\b', { kind: 'months', ahead: 0, days: [16, 31] }],
  ...months.map((name, place) => [`\\b${name}\\b`, { kind: 'month', month: place + 1 }] as const),
];

/** The day that a bound refers to. */
const aDay = `dia|\\d{1,2}/|\\d{1,2} de |${weekdays}|domingo|natal|ano novo|reveillon`;

const week = '(?:semana (?:que|q) (?:vem|entra)|semana seguinte|proxima semana|outra semana|next week)';
const thisWeek = '(?:(?:d?n?essa|d?n?esta|ainda) semana|this week)';
const start = '(?:inicio|comeco|comecinho)';
const end = '(?:fim|final|finalzinho)';
const free =
  '(?:qualquer|quaisquer|pode ser qualquer|tanto faz (?:o |a )?|indiferente (?:o |a )?|nao importa (?:o |a )?)';
const someDay =
  '(?:quando (?:voces |vcs )?(?:puder\\w*|quiser\\w*|tiver\\w*|der|for melhor)|o (?:primeiro )?dia que (?:voces |vcs |vc |voce )?(?:tiver|der|for|puder|quiser|ach)\\w*|(?:voces?|vcs?) (?:que )?(?:escolhe|decide|sabe|manda|marca)m?|(?:escolhe|decide)m? (?:voces?|vcs?)|o que (?:voces?|vcs?) (?:ach|prefer|quiser|decid)\\w*|o que tiver)';

const counted = 'dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze'.split(' ');

/** 'Daqui dez dias', 'de hoje a oito'. */
const daysAhead: readonly (readonly [string, MeantTime])[] = [
  ...counted.map(
    (word, place) =>
      [`\\b(?:daqui(?: a)?|dentro de|em) (?:${word}|${place + 2}) dias\\b`, day(place + 2)] as const,
  ),
  ['\\bdaqui (?:a )?(?:uma|1) semana\\b|\\bde hoje a oito\\b', day(7)],
  ['\\bde hoje a quinze\\b', day(14)],
];

/** A longer phrase stands before a shorter one that it contains. */
export const timePhrases: readonly (readonly [pattern: string, meant: MeantTime])[] = [
  ['\\bdepois de amanha\\b', day(2)],
  ...daysAhead,
  [`\\b${start} da ${week}\\b`, { kind: 'week', ahead: 1, half: 'start' }],
  [`\\b${end} da ${week}\\b`, { kind: 'week', ahead: 1, half: 'end' }],
  [`\\b${start} da semana\\b`, { kind: 'week', ahead: 0, half: 'start' }],
  [`\\b${end} da semana\\b`, { kind: 'week', ahead: 0, half: 'end' }],
  ['\\bsemana depois da (?:que|q) vem\\b|\\boutra semana depois dess[ae]\\b', { kind: 'week', ahead: 2 }],
  ['\\bdaqui (?:a )?(?:duas|2) semanas\\b', day(14)],
  [`\\b${week}\\b`, { kind: 'week', ahead: 1 }],
  [`\\b${thisWeek}\\b`, { kind: 'week', ahead: 0 }],
  ...monthPhrases,
  ['\\bnatal\\b', { kind: 'date', day: 25, month: 12, year: null }],
  ['\\b(?:ano novo|reveillon|virada do ano)\\b', { kind: 'date', day: 31, month: 12, year: null }],
  [
    '\\bfi(?:m|ns) de semana\\b|\\bfinal de semana\\b|\\bfds\\b|\\bweekend\\b',
    { kind: 'weekday', weekday: 6 },
  ],
  [
    '\\b(?:dias? (?:uteis|util)|dias? de semana|(?:durante|no meio d[ae]|meio de) (?:a )?semana)\\b',
    { kind: 'working-days' },
  ],
  ['\\bseg(?:unda(?:-feira)?)? (?:a|ate)(?: a)? sex(?:ta(?:-feira)?)?\\b', { kind: 'working-days' }],
  ['\\ba partir d[eoa]\\b|\\ba partir\\b', { kind: 'from', isAfter: false }],
  [`\\b(?:depois|apos) (?:d[aoe] )?(?=${aDay})`, { kind: 'from', isAfter: true }],
  // 'Vou viajar, volto dia 2'.
  [
    `\\b(?:(?:so )?(?:volto|retorno|chego|mudo|me mudo|pego as? chaves?|estarei)|(?:vou )?voltar) (?:so |la |de viagem |n[ao] |em |pr[ao] )*(?=${aDay})`,
    { kind: 'from', isAfter: false },
  ],
  [`\\bate (?:o |a |no )?(?=${aDay})`, { kind: 'until', isBefore: false }],
  [`\\bantes (?:d[aoe] )?(?=${aDay})`, { kind: 'until', isBefore: true }],
  ['\\bpor la manana\\b', period('manha')],
  // The hour is no day.
  ['(?<!\\bdias? |\\d)(?:1[0-2]|[1-9])(?: ?h(?:s|rs|oras?)?)? da (?:manha|madrugada)\\b', period('manha')],
  ['(?<!\\bdias? |\\d)[1-9](?: ?h(?:s|rs|oras?)?)? da tarde\\b', period('tarde')],
  ['\\bdepois do (?:almoco|meio dia)\\b', period('tarde')],
  ['\\b(?:fim|final) d[ao] (?:tarde|dia)\\b', period('tarde')],
  ['\\bantes do (?:almoco|meio dia)\\b', period('manha')],
  // 'Depois do expediente': 'depois do serviço, umas 15h' has an hour.
  [
    `\\b(?:(?:depois|dps|apos) (?:d?o )?|(?:quando|qdo|(?:depois|dps) (?:que|q)) (?:eu )?(?:sair|largar|voltar|chegar) d?o )(?:meu )?(?:expediente|trampo|trabalho|servico|batente)\\b(?!.*\\b(?:manha|tarde|\\d{1,2} ?h|(?:as|umas|pelas) \\d|${weekdays}))`,
    { kind: 'night' },
  ],
  [`\\b(?:${free}|qlqr?) ?(?:horario|hora|periodo|turno)\\b`, { kind: 'any-period' }],
  [
    '\\b(?:manha (?:ou|e) tarde|de manha ou a tarde|o dia (?:todo|inteiro)|qualquer um dos periodos)\\b',
    { kind: 'any-period' },
  ],
  [`\\b${free} ?(?:dia|data)\\b|\\b${someDay}\\b`, { kind: 'any', count: 3 }],
  ['\\btanto faz\\b|\\bqualquer (?:um|uma)\\b', { kind: 'any', count: 3 }],
  [
    '\\b(?:o )?(?:quanto|qto|qnto|qt) antes\\b|\\bo mais (?:rapido|cedo|breve)(?: possivel)?\\b|\\bprimeir[oa] (?:horario|vaga|data)\\b|\\b(?:o )?(?:que tiver|tiver|der) primeiro\\b|\\bprimeir[oa] (?:que|q) (?:tiver|der|aparecer|sair|puder\\w*)\\b|\\bas soon as possible\\b|\\b(?:assim|logo) que (?:der|puder\\w*|possivel|tiver\\w*(?= ?$| vaga| data| dia| horario))\\b(?!.*\\b(?:avis\\w+|fal[oae]|lig[oae]|cham\\w+|marco)\\b)|\\bmais proxim[oa]\\b',
    { kind: 'any', count: 1 },
  ],
  ['\\bultim[oa] (?:dia|data|opcao)\\b', { kind: 'last' }],
  ...['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext'].map(
    (nth, place) =>
      [
        // 'Quinta, dia 26' is a weekday with its date.
        `\\b(?:n?[oa] )?${nth}(?:o dia|[oa] (?:opcao|alternativa|data|da lista|que (?:aparece|tem|voces?)))\\b(?: da lista)?`,
        { kind: 'nth', place },
      ] as const,
  ),
];
