import { movingVerbs, unwanted } from '../commands/command-words.ts';
import type { Asked } from '../reading.ts';
import { isReview } from '../recognise-answers.ts';
import type { Text } from '../text/text.ts';

/** 'É 230 e não 203': one value in place of another. */
const contrast =
  /\be nao (?:o |a )?\S|\b(?:coloquei|botei|pus|digitei|escrevi|falei|disse|passei|mandei|informei|marquei)\b.*\b(?:mas|so que|porem) (?:o certo )?(?:e|eh|era) \S|\b(?:e|eh) \S+,? nao \S+$|\bnao (?:e|eh|era) .+[ ,](?:e|eh|era) |\b(?:em vez|no lugar|ao inves) d[eoa]\b|\b(?:menos|exceto|so|tirando) (?:que )?[oa] .+ (?:e|eh|era|seria|deveria ser) \S/;
/** Introduces the new value. */
export const towards = /\b(?:para|pra|pro|por|pel[oa]) (?!favor)(?=[^,;]*$)/;

const moving = new RegExp(`\\b(?:${movingVerbs})\\b`);

/** Adds what was left out: 'faltou o apartamento, é 72'. */
const leftOut =
  /\b(?:falt(?:ou|ava|a|aram|ando)|esqueci|esquecemos|me esqueci|nao (?:falei|disse|coloquei|botei|informei|pus))\b/;

/** Claims to have said another value: 'Ué, o vencimento eu tinha falado 20'. */
const claimed =
  /\beu (?:ja )?(?:tinha |havia )?(?:dito|disse|falei|falado|pedi|pedido|escolhi|escolhido|botei|coloquei|pus)\b/;

/** At the review, a stated value is a correction: 'O banco é Bradesco'. */
const states = /^(?:(?:o|a|meu|minha) )[a-z -]{2,30} (?:e|eh) \S/;

/** Whether a text that names an answer corrects it. `isChanging`: the verb of an earlier clause applies here too. */
export function mayCorrect({ plain }: Text, hasVerb: boolean, isChanging: boolean, asked: Asked): boolean {
  const isMoved = (isChanging || moving.test(plain)) && towards.test(plain);
  const isStated = isReview(asked) && states.test(plain);
  return (
    (isStated || hasVerb || isMoved || contrast.test(plain) || leftOut.test(plain) || claimed.test(plain)) &&
    !unwanted.test(plain)
  );
}
