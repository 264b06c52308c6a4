import { formatPrice } from '../../../../brazil/money.ts';
import { replies } from '../../../../content/conversation/replies.ts';
import type { Plan } from '../../../../contract/offer/plan.ts';
import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import type { Asked, QuestionReading } from '../../reading.ts';
import { wordsOf } from '../../text/text.ts';

const says =
  '(?:le|ler|leia|fal[ae]r?|di[zg]a?|dizer|cont[ae]|mostr[ae]r?|list[ae]r?|pass[ae]r?|mand[ae]r?|ver|saber|repet[ei]|repita|inform[ae]r?)';
const prices = '(?:precos|valores|mensalidades|precinhos|tabela(?: d[eo]s? (?:precos?|valores))?)';
const price = '(?:preco|valor|quanto (?:custa|e|eh|fica|sai|ta)|quanto)';
const each = '(?:cada (?:um|uma|plano)|cada|tod[oa]s|dos outros|(?:todos )?os (?:outros )?planos)';

const asks: readonly RegExp[] = [
  // 'Lê os preços pra mim', 'quero saber os valores de todos'
  new RegExp(
    `\\b${says} (?:(?:me|pra|para|mim|ai|de|novo|quais|sao|os|as|a|planos|e|com|todos) )*${prices}(?: (?:pra|para|mim|me|de|dos|todos|cada|um|planos|ai|por|favor|novo|voces|vcs|primeiro))*$`,
  ),
  // 'Quais são os preços?', 'tem tabela de preços?'
  new RegExp(
    `^(?:(?:e|mas|oi|ai|entao) )*(?:quais|qual|cade|tem|teria|os) (?:(?:sao|os|as|a|todos|e|uma|alguma|planos) )*${prices}(?: (?:de|dos|desses|todos|os|planos|voces|vcs|ai|deles|por|mes))*$`,
  ),
  // 'Quanto custa cada um?', 'o preço de todos', 'e o preço dos outros?'
  new RegExp(`\\b${price}(?: d[aeo]s?)? ${each}(?: d(?:eles|elas|esses))?$`),
  /\bquais (?:sao )?(?:os )?planos e (?:os )?(?:precos|valores)$/,
];

/** Asks for the prices of all plans: 'lê os preços pra mim', 'quanto custa cada um?'. */
export const asksAllPrices = (plain: string): boolean => {
  const words = wordsOf(plain).join(' ');
  return asks.some((one) => one.test(words));
};

/** The price of each plan, and what a bill costs more, where that is the same for all. */
export function pricesOf(plans: readonly Plan[]): string {
  const prices = plans.map(({ plan, price_with_dacc }) => `${plan}, ${formatPrice(price_with_dacc)}`);
  const dearer = new Set(plans.map(({ price, price_with_dacc }) => formatPrice(price - price_with_dacc)));
  const [only, another] = dearer;
  return replies.price.all([...new Set(prices)], another === undefined ? only : undefined);
}

/** The prices of all plans at the address. */
export function allPrices(plain: string, asked: Asked): QuestionReading | null {
  const offered = offeredPlans(asked.facts);
  if (asked.facts.order !== null || offered.length < 2 || !asksAllPrices(plain)) return null;
  return { kind: 'question', reply: pricesOf(offered) };
}
