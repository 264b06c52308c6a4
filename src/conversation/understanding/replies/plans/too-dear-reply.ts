import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import { withoutUnwantedPlans } from '../../plans/without-other-plans.ts';
import type { Asked, Reading } from '../../reading.ts';
import { awaitedFields } from '../../recognise-answers.ts';
import { competitors } from '../../text/competitors.ts';
import { wordsOf } from '../../text/text.ts';
import { lowestPrice } from './price-replies.ts';
import { few, withPlans } from './with-plans.ts';

/** 'Tá caro demais, isso é um roubo', and neither the bill of a customer nor a bargain. */
const dear = /\b(?:caros?|carissim[oa]s?|roubo|assalto|salgad[oa]s?|puxad[oa]s?)\b/;
const ofOther = new RegExp(
  String.raw`\b(?:fatura|conta|boleto|cobr\w+|vei[oa]|vem|pag\w+|mes|meu plano|baix\w+|descont\w+|compar\w+|que (?:a|o)|${competitors}|outr[oa]s?)\b|\d|\?`,
);
const mostOfComplaint = 9;

/** 'Que preço é esse, tá louco'. */
const shocked = /\bque (?:preco|valor) (?:e|eh) (?:esse|este|isso)\b/;

const isTooDear = (plain: string): boolean =>
  shocked.test(plain) ||
  withoutUnwantedPlans(plain) !== plain ||
  (dear.test(plain) && !ofOther.test(plain) && wordsOf(plain).length <= mostOfComplaint);

/** 'O de 1 giga tá caro', 'meu filho quer o de 600, mas é puxado': the lowest price, and the plans to choose from. */
export function tooDearReply(plain: string, asked: Asked): Reading | null {
  const offered = offeredPlans(asked.facts);
  const lowest = awaitedFields(asked).includes('idPlan') ? lowestPrice(offered) : null;
  if (lowest === null || !isTooDear(plain)) return null;
  return withPlans(lowest, few(offered), offered, asked);
}
