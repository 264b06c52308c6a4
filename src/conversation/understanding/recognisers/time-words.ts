import type { Period } from '../../../contract/answers.ts';

/** What is said of a visit's time and names no day of its own. */
export type TimeWord =
  | { kind: 'any'; count: number }
  /** The last day there is. */
  | { kind: 'last' }
  /** From the day that comes next, or after it. */
  | { kind: 'from'; isAfter: boolean }
  /** Up to the day that comes next, or before it. */
  | { kind: 'until'; isBefore: boolean }
  /** This week, the next one, or the one after it. */
  | { kind: 'week'; ahead: number; half?: 'start' | 'end' }
  | { kind: 'next-month' }
  | { kind: 'working-days' }
  | { kind: 'any-period' }
  /** When no visit is. */
  | { kind: 'night' };

export type MeantTime =
  | TimeWord
  | { kind: 'in-days'; days: number }
  | { kind: 'weekday'; weekday: number }
  | { kind: 'period'; period: Period };

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

const week = '(?:semana que (?:vem|entra)|semana seguinte|proxima semana|outra semana|next week)';
const thisWeek = '(?:(?:d?n?essa|d?n?esta|ainda) semana|this week)';
const start = '(?:inicio|comeco|comecinho)';
const end = '(?:fim|final|finalzinho)';
const free =
  '(?:qualquer|quaisquer|pode ser qualquer|tanto faz (?:o |a )?|indiferente (?:o |a )?|nao importa (?:o |a )?)';
const someDay =
  '(?:quando (?:voces |vcs )?(?:puder\\w*|quiser\\w*|tiver\\w*|der|for melhor)|o (?:primeiro )?dia que (?:voces |vcs |vc |voce )?(?:tiver|der|for|puder|quiser|ach)\\w*|(?:voces?|vcs?) (?:que )?(?:escolhe|decide|sabe|manda|marca)m?|o que (?:voces?|vcs?) (?:ach|prefer|quiser|decid)\\w*|o que tiver)';

/** Of several words, the longer phrase before the shorter one that it contains. */
export const timePhrases: readonly (readonly [pattern: string, meant: MeantTime])[] = [
  ['\\bdepois de amanha\\b', day(2)],
  [`\\b${start} da ${week}\\b`, { kind: 'week', ahead: 1, half: 'start' }],
  [`\\b${end} da ${week}\\b`, { kind: 'week', ahead: 1, half: 'end' }],
  [`\\b${start} da semana\\b`, { kind: 'week', ahead: 0, half: 'start' }],
  [`\\b${end} da semana\\b`, { kind: 'week', ahead: 0, half: 'end' }],
  ['\\bdaqui (?:a )?(?:duas|2) semanas\\b', { kind: 'week', ahead: 2 }],
  [`\\b${week}\\b`, { kind: 'week', ahead: 1 }],
  [`\\b${thisWeek}\\b`, { kind: 'week', ahead: 0 }],
  ['\\b(?:mes que vem|proximo mes|next month)\\b', { kind: 'next-month' }],
  [
    '\\bfi(?:m|ns) de semana\\b|\\bfinal de semana\\b|\\bfds\\b|\\bweekend\\b',
    { kind: 'weekday', weekday: 6 },
  ],
  [
    '\\b(?:dias? (?:uteis|util)|dias? de semana|(?:durante|no meio d[ae]|meio de) (?:a )?semana)\\b',
    { kind: 'working-days' },
  ],
  ['\\bsegunda(?:-feira)? (?:a|ate)(?: a)? sexta(?:-feira)?\\b', { kind: 'working-days' }],
  ['\\ba partir d[eoa]\\b|\\ba partir\\b', { kind: 'from', isAfter: false }],
  [
    '\\b(?:depois|apos) (?:d[aoe] )?(?=dia|\\d{1,2}/|segunda|terca|quarta|quinta|sexta|sabado)',
    { kind: 'from', isAfter: true },
  ],
  [
    '\\bate (?:o |a |no )?(?=dia|\\d{1,2}/|segunda|terca|quarta|quinta|sexta|sabado)',
    { kind: 'until', isBefore: false },
  ],
  [
    '\\bantes (?:d[aoe] )?(?=dia|\\d{1,2}/|segunda|terca|quarta|quinta|sexta|sabado)',
    { kind: 'until', isBefore: true },
  ],
  ['\\bdepois do (?:almoco|meio dia)\\b', period('tarde')],
  ['\\b(?:fim|final) d[ao] (?:tarde|dia)\\b', period('tarde')],
  ['\\bantes do (?:almoco|meio dia)\\b', period('manha')],
  [`\\b${free} ?(?:horario|hora|periodo|turno)\\b`, { kind: 'any-period' }],
  [
    '\\b(?:manha (?:ou|e) tarde|de manha ou a tarde|o dia (?:todo|inteiro)|qualquer um dos periodos)\\b',
    { kind: 'any-period' },
  ],
  [`\\b${free} ?(?:dia|data)\\b|\\b${someDay}\\b`, { kind: 'any', count: 3 }],
  ['\\btanto faz\\b|\\bqualquer (?:um|uma)\\b', { kind: 'any', count: 3 }],
  [
    '\\b(?:o )?quanto antes\\b|\\bo mais (?:rapido|cedo|breve)(?: possivel)?\\b|\\bprimeir[oa] (?:dia|data|horario|vaga)\\b|\\bas soon as possible\\b|\\bmais proxim[oa]\\b',
    { kind: 'any', count: 1 },
  ],
  ['\\bultim[oa] (?:dia|data)\\b', { kind: 'last' }],
];
