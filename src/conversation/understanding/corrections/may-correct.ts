import { movingVerbs, unwanted } from '../commands/command-words.ts';
import type { Asked } from '../reading.ts';
import { isReview } from '../recognise-answers.ts';
import type { Text } from '../text/text.ts';
import { but, insteadOf, is, put, shopNoted, want, wrote } from './correction-phrases.ts';

/** 'É 230 e não 203': one value in place of another. */
const contrast = new RegExp(
  `\\be nao (?:o |a )?\\S|\\b${wrote}\\b.*\\b${but} (?:o certo )?${is} \\S|\\b(?:e|eh) \\S+,? nao \\S+$|\\bnao ${is} .+[ ,]${is} |\\b${insteadOf}\\b|\\b(?:menos|exceto|so|tirando) (?:que )?[oa] .+ (?:${is}|seria|deveria ser|${want}|${put}) \\S`,
);
/** Introduces the new value; 'para o rapaz não se perder' tells a purpose. */
export const towards =
  /\b(?:para|pra|pro|por|pel[oa]) (?!favor|que\b|nao\b|el[ea]s?\b|[oa] (?:rapaz|tecnico|moc[oa]|carteiro|entregador|menin[oa])\b)(?=[^,;]*$)/;

const moving = new RegExp(`\\b(?:${movingVerbs})\\b`);

/** Adds what was left out: 'faltou o apartamento, é 72'. */
const leftOut =
  /\b(?:falt(?:ou|ava|a|aram|ando)|esqueci|esquecemos|me esqueci|incomplet[oa]|pela metade|nao (?:falei|disse|coloquei|botei|informei|pus))\b/;

/** Adds to an answer: 'bota no complemento fundos'. */
const added = new RegExp(
  `\\b(?:${put}|anota|anote|acrescenta|acrescente|adiciona|inclui|inclua)\\b.* n?o complemento\\b|\\bn?o complemento,? (?:ai )?${put}\\b`,
);

/** Claims to have said another value: 'Ué, o vencimento eu tinha falado 20'. */
const claimed = new RegExp(`\\beu (?:ja )?(?:tinha |havia )?${wrote}\\b`);

/** 'O banco era outro, é o Itaú', 'era outro banco: Itaú'. */
const another = /\b(?:e|eh|era|foi) outr[oa]\b(?: [a-z-]+)?[,;:.]+ ?\S/;

/** At the review, a stated value is a correction: 'O banco é Bradesco', 'complemento: fundos'. */
const states = /^(?:(?:o|a|meu|minha) )[a-z -]{2,30} (?:e|eh) \S|^complemento[ :,]+\S/;
/** … and beside another correction it needs no verb: 'vencimento dia 20'. */
const namesValue = /^ ?(?:(?:o|a|meu|minha) )?[a-z-]{3,} (?:dia |de )?\d/;

/** 'É 1001 o número': the value in front of its name. */
const statesBefore =
  /^(?:(?:ah|ai|opa|ops|olha|na verdade|desculpa|perdao|nao)[ ,.!]+)*(?:e|eh|o certo e) \S[^?]{0,40} (?:o|a|meu|minha) [a-z-]+(?: d[aeo] [a-z]+)?[.! ]*$/;

/** 'Mudei de ideia sobre o vencimento, dia 5 fica melhor'. */
const changedMind = /\bmudei de (?:ideia|opiniao) (?:d[oa]|sobre|quanto a|com|n[oa]) /;

/** 'O número é 284 e vocês colocaram 248'. */
const misheard = new RegExp(`\\b(?:e|eh) \\S.* ${shopNoted} \\S`);

const saysSo: readonly RegExp[] = [
  contrast,
  leftOut,
  added,
  claimed,
  another,
  statesBefore,
  changedMind,
  misheard,
];

/** Whether a text that names an answer corrects it. `isChanging`: the verb of an earlier clause applies here too. */
export function mayCorrect({ plain }: Text, hasVerb: boolean, isChanging: boolean, asked: Asked): boolean {
  const isMoved = (isChanging || moving.test(plain)) && towards.test(plain);
  const isStated = isReview(asked) && (states.test(plain) || (isChanging && namesValue.test(plain)));
  return (
    (isStated || hasVerb || isMoved || saysSo.some((words) => words.test(plain))) && !unwanted.test(plain)
  );
}
