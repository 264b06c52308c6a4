import { ofVisit } from '../../recognisers/visit/recognise-schedules.ts';
import { type SpokenWish, spokenWish } from '../../recognisers/visit/spoken-wish.ts';
import { type Text, wordsOf } from '../../text/text.ts';
import { weekdays } from '../../text/weekdays.ts';

const short = 5;

/** Agrees to the days in front of what changes them. */
const agreed =
  /^(?:(?:sim|s|ss|isso|e isso|isso (?:mesmo|ai)|ta (?:bom|certo|ok|otimo)|tudo (?:certo|bem)|certo|ok|okay|blz|beleza|quase(?: isso)?|perfeito|otimo|combinado|fechado|aham|uhum)\b[ ,.!]*)+/;
const denied = /^(?:nao[,.!]+ *|(?:opa|ops|epa|perai?|calma|errei|errado)[ ,.!]+)+/;
const joint = /^(?:(?:mas|so que|so q|porem|ai|entao|e)\b[ ,]*)+(?!$)/;

const day = `(?:(?:${weekdays}|seg|ter|qua|qui|sex|sab)(?:[ -]feira)?|dia \\d{1,2}|\\d{1,2}/\\d{1,2})(?: (?:(?:de|a|da) )?(?:manha|tarde))?`;
const takesOut =
  '(?:tira|tirar|tire|remove|remover|remova|retira|retirar|retire|exclui|excluir|cancela|apaga|desmarca|desmarcar|corta|sem)';

/** What takes a day out, in the words that leave one out of a wish. */
const takenOut: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(?:troca|trocar|muda|mudar) (?:[oa] )?(${day}) (?:por|pel[oa]|pr[oa]|para)(?: [oa])? (?=${day})`,
      'g',
    ),
    'menos $1 entao ',
  ],
  [
    new RegExp(`\\b${takesOut} (?:(?:fora|ai|so|entao) )*(?=(?:[oa] |de )?(?:${day}|manha|tarde))`, 'g'),
    'menos ',
  ],
  // 'Não é sexta, é sábado'.
  [
    new RegExp(`\\bnao (?:e|eh|era) (?:n?[oa] )?(${day})(?:,? (?:e|eh|mas|sim)\\b)?,? ?`, 'g'),
    'menos $1 entao ',
  ],
  [new RegExp(`\\b(${day})(?: (?:que )?(?:ta|esta|e|eh|foi|saiu|ficou))? errad[oa]\\b`, 'g'), '$1 nao posso'],
];

const added = /^ou\b|\b(?:tb|tbm|tambem|inclui\w*|acrescent\w+|adicion\w+|alem diss?o)\b/;
const alone = /\b(?:so|somente|apenas)\b(?! (?:que|q)\b)/;
/** 'Segunda é à tarde'. */
const isTold = new RegExp(
  `\\b${day} (?:e|eh|vai ser|tem que ser|fica) (?:so )?(?:de|a|na|pela) (?:manha|tarde)`,
);

/** What a message says of days. */
export interface SaidOfDays extends SpokenWish {
  /** The days that it does not name stay. */
  keeps: boolean;
  adds: boolean;
  /** 'Só segunda': the others go. */
  isAlone: boolean;
  isTold: boolean;
  /** It asks to take a day out, and says nothing else. */
  isOnlyOut: boolean;
}

export function saidOfDays({ plain, shown }: Text, today: string): SaidOfDays {
  const [agreement = ''] = agreed.exec(plain) ?? [];
  const told = plain.slice(agreement.length).replace(denied, '');
  // 'Quase, é sábado' adds nothing.
  const isVerb = /^é/i.test(shown.slice(agreement.length)) || agreement.startsWith('quase');
  const bare = told.replace(joint, '');
  const ofDays = ofVisit(bare);
  const meant = takenOut.reduce((text, [pattern, words]) => text.replace(pattern, words), ofDays);
  const isAlone = alone.test(bare);
  return {
    ...spokenWish(meant, today),
    keeps: agreement !== '' || meant !== ofDays,
    adds: !isAlone && (added.test(told) || (agreement !== '' && !isVerb && /^e\b/.test(told))),
    isAlone,
    isTold: isTold.test(bare),
    isOnlyOut: wordsOf(bare).length <= short && meant !== ofDays,
  };
}
