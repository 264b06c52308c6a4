import { formatMonthly } from '../../../../brazil/money.ts';
import { replies } from '../../../../content/conversation/replies.ts';
import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import type { Asked, QuestionReading } from '../../reading.ts';
import { awaitedFields } from '../../recognise-answers.ts';
import { inDigits } from '../../spoken/spoken-numbers.ts';
import type { Text } from '../../text/text.ts';
import { cheapestOf, pricedAs } from './price-replies.ts';
import { few, withPlans } from './with-plans.ts';

/** 'Tem algum até uns 100 conto?', 'qual é a melhorzinha na faixa de 120', 'o que dá pra pegar com 120 reais'. */
const asksWithin =
  /\b(?:algum|alguma|planos?|internet|pacote|qual|quais|o que|que|melhor\w*|mais (?:barat|em conta)\w*|tem|teria|ha)\b.*\b(?:ate(?: uns| os)?|(?:na )?faixa d[eo]s?|por volta d[eo]s?|no maximo|com|por menos de) (?:r\$ ?)?(?<most>\d{2,3})(?:,\d{2})?(?! ?(?:megas?|mb|gigas?|gb|pessoas|aparelhos|anos?|dias?|meses)\b)(?![\d,.]\d)/;
const isMoney =
  /\b(?:reais|real|contos?|pilas?|mangos?|paus?|por mes|mensal|mensais)\b|r\$|\bpor ate\b|\b(?:barat|cust|prec|val(?:or|e)|pag|faixa)\w*/;

/** The plans of at most that price, where another question is open. */
export function plansWithinPrice(text: Text, asked: Asked): QuestionReading | null {
  const { facts, plansListed = [] } = asked;
  const plain = inDigits(text);
  const said = facts.order === null && isMoney.test(plain) ? asksWithin.exec(plain) : null;
  // A longer figure is another answer, which is not to be lost.
  if (said === null || /\d{4}/.test(plain) || awaitedFields(asked).includes('idPlan')) return null;
  const isBeforeCoverage = facts.coverage === null;
  const offered = isBeforeCoverage ? plansListed : offeredPlans(facts);
  const most = Number(said.groups?.most);
  const fit = few(offered.filter(({ price_with_dacc }) => price_with_dacc < most + 1));
  const cheapest = cheapestOf(offered);
  if (cheapest === undefined) return null;
  const shown = fit.length > 0 ? fit : [cheapest];
  const reply = replies.price.within(
    formatMonthly(fit.length > 0 ? most : cheapest.price_with_dacc),
    shown.map(pricedAs),
  );
  return isBeforeCoverage
    ? { kind: 'question', reply: `${reply} ${replies.price.ifCovered}` }
    : withPlans(reply, shown, offered, asked);
}
