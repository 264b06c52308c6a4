import { blank } from '../text/text.ts';
import { workdays } from '../text/weekdays.ts';
import { type CriterionReader, plansWithMiddle, saidAt } from './criterion.ts';

export const ordinals = 'primeir segund terceir quart quint sext setim oitav non decim'.split(' ');
const cardinals = 'um dois tres quatro cinco seis sete oito nove dez onze doze'.split(' ');
const fromEnd: Readonly<Record<string, number>> = { ultim: -1, penultim: -2, antepenultim: -3 };

const nth = `(?<tens>decim[oa] (?=(?:${ordinals.slice(0, -1).join('|')})[oa]\\b))?(?<ordinal>${[...ordinals, ...Object.keys(fromEnd)].join('|')})(?:inh)?[oa]\\b`;
const ordinal = `${nth}(?! (?:feira|via|vez|mais|andar|coisa|quero|me|que(?! (?:tem|vem|traz|inclui|tenha|venha)\\b)))`;
const number = `(?<number>\\d{1,2}|${cardinals.join('|')})\\b(?! ?(?:megas?|gigas?|gb|mb|reais|pessoas|[,.]\\d))`;
const named = '(?:opcao|numero|nro|num|nº|item|plano(?: numero)?|posicao|alternativa)';
const patterns: readonly { pattern: RegExp; isRough?: true }[] = [
  // 'Quarta' by itself is a day of the week.
  {
    pattern: new RegExp(
      `(?:^(?!(?:${workdays})\\b)|\\b(?:o|a|no|na|pelo|pela|do|da|d|plano|opcao|esse|essa|aquele|aquela|quero) )${ordinal}`,
    ),
  },
  // 'O segundo que você falou'.
  {
    pattern: new RegExp(
      `\\b${nth} que (?:(?:voces?|vcs?) (?:falou|falaram|mostrou|disse|mandou|mandaram|passou|listou|escreveu)|(?:aparec\\w+|ta|esta)(?: ai| na (?:lista|tela))?(?![a-z]))`,
    ),
    isRough: true,
  },
  { pattern: new RegExp(`\\b${named} (?:n |nº )?${number}`) },
  // A number alone may mean anything, and cards have no numbers: nobody counts far.
  {
    pattern: new RegExp(`^(?:quero )?(?:o |a )?(?<number>[1-5]|${cardinals.slice(0, 5).join('|')})$`),
    isRough: true,
  },
  { pattern: new RegExp(`\\b(?:o|a) ${number}[º°ª]`) },
];

/** 'Pega o de cima': the first or the last of the list, most likely. */
const atEdge = /\b(?:[oa]|ess[ea]|aquel[ea]) (?:la )?de (?<edge>cima|baixo)\b/;

/** 'O terceiro de baixo pra cima'. */
const upwards = /\b(?:de baixo|do fim|de tras) (?:pra|para)(?: o| a)? (?:cima|comeco|frente)\b/;

function placeOf({ tens, ordinal = '', number = '' }: Record<string, string | undefined>): number {
  if (ordinal in fromEnd) return fromEnd[ordinal] ?? 0;
  if (ordinal !== '') return ordinals.indexOf(ordinal) + (tens === undefined ? 0 : 10);
  return (cardinals.includes(number) ? cardinals.indexOf(number) + 1 : Number(number)) - 1;
}

export const middle = /\b(?:o|a|um|uma|aquele|aquela|esse|essa) (?:do|da|de|no) meio\b/;

/** One of an odd number, two of an even one. */
const middleOf = <One>(all: readonly One[]): readonly One[] =>
  all.slice(Math.ceil(all.length / 2) - 1, Math.floor(all.length / 2) + 1);

/** 'Meu wifi é ruim no quarto' tells of no fourth plan. */
const room = /\b(?:no|do|pro|nos|dos|meu|cada) quartos?\b(?! (?:plano|da lista|lugar))/g;

/** A plan by its place in the list on screen: 'o segundo da lista', 'a última opção', 'número 3'. */
export const placeSaid: CriterionReader = (said) => {
  const plain = blank(said, room);
  for (const { pattern, isRough } of patterns) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const counted = placeOf(match.groups ?? {});
    const place = upwards.test(plain) && counted >= 0 ? -counted - 1 : counted;
    return [
      saidAt(match, {
        about: 'place',
        keep: (plans) => plans.slice(place, place + 1 || undefined),
        ...(isRough && { isRough }),
      }),
    ];
  }
  const edge = atEdge.exec(plain);
  if (edge !== null) {
    const keep = edge.groups?.edge === 'cima' ? [0, 1] : [-1, undefined];
    return [saidAt(edge, { about: 'place', keep: (plans) => plans.slice(...keep), isRough: true })];
  }
  const match = middle.exec(plain);
  return match === null
    ? []
    : [saidAt(match, { about: 'place', keep: (plans) => middleOf(plansWithMiddle(plans)), isRough: true })];
};
