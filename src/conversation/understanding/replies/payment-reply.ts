import { replies } from '../../../content/conversation/replies.ts';
import { chosenPlan } from '../../../funnel/plans/plan-choice.ts';
import type { Asked, QuestionReading } from '../reading.ts';
import { awaitedFields } from '../recognise-answers.ts';
import { type Text, wordsOf } from '../text/text.ts';
import { priceOf } from './plans/price-replies.ts';

const compares =
  /\b(?:como (?:que )?(?:isso |e isso |e que )?funciona|diferenca|melhor|compensa|vantagem|vantagens|vale mais a pena|muda|indica\w*|recomenda\w*|mais (?:barat|em conta|car|vantajos|econom)\w*|desconto|economiz\w*|paga menos|pago menos|a menos)\b/;
const ofOther = /\b(?:plano\w*|mega|giga|velocidade|internet|dia|wifi|valor\w*|preco\w*)\b/;
const most = 8;

/** 'Absurdo cobrar mais caro de quem paga no boleto'. */
const dearer = /^(?!.*\b(?:prefiro|quero|pode ser)\b).*\bcobr\w+ (?:a )?mais\b.*\bboletos?\b/;

/** The visitor leaves the choice to the shop: 'Tanto faz'. */
const leavesOpen =
  /^(?:pra mim |para mim |por mim |ai )?(?:tanto faz|qualquer (?:um|uma)|indiferente|(?:vc|voce) (?:que )?(?:sabe|escolhe|decide)|nao sei|o que (?:for|ficar|achar) melhor|dos dois jeitos?)(?: (?:dos dois|das duas|serve|ta bom|pra mim|mesmo))*[.! ]*$/;

/** Explains both ways of paying if they are compared while one is asked for; null otherwise. */
export function paymentReply({ plain }: Text, asked: Asked, isQuestion: boolean): QuestionReading | null {
  const isCompared = isQuestion && compares.test(plain) && !ofOther.test(plain);
  const isShort = wordsOf(plain).length <= most;
  const isMeant = ((isCompared || leavesOpen.test(plain)) && isShort) || dearer.test(plain);
  const plan = chosenPlan(asked.facts);
  return isMeant && awaitedFields(asked).includes('direct_debit')
    ? { kind: 'question', reply: plan ? `${replies.waysOfPaying} ${priceOf(plan)}` : replies.waysOfPaying }
    : null;
}
