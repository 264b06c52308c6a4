import { replies } from '../../../../content/conversation/replies.ts';
import { appsOf } from '../../../../funnel/plans/apps-of.ts';
import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import { chosenPlan } from '../../../../funnel/plans/plan-choice.ts';
import { missingServices, servicesSaid } from '../../plans/services-said.ts';
import type { Asked, QuestionReading } from '../../reading.ts';
import { pendingFields } from '../../recognise-answers.ts';
import { few, withPlans } from './with-plans.ts';

/** 'Meu plano tem Globoplay?', 'dá pra incluir a HBO?', 'o Globoplay tá incluso?' */
const asksIfBrought =
  /\b(?:(?:(?:meu|ess[ea]|est[ea]|nesse|nest[ea]|dess[ea]|no) (?:meu )?(?:plano|pacote)|(?:plano|[oa]|aquele) que (?:eu )?(?:escolhi|peguei|contratei|pedi)|ele|nele)(?: (?:ja|ai|aqui))* ?(?:vem|veio|tem|inclui|traz|com)\b|(?:tem|vem|inclui)(?: \S+){1,4} (?:nesse|ness[ea]|no meu|no) (?:plano|pacote)\b|(?:da (?:pra|para)|posso|quero|queria|podem?|consigo|tem como) (?:incluir|adicionar|acrescentar|colocar|botar|por)\b|(?:ta|esta|vem|veio|ja vem) (?:inclus[oa]|junto|dentro)\b)/;

/** Other questions about a service: what it costs, how it is used, how it ends. */
const asksOtherwise =
  /\b(?:o que e|explic\w+|tv|televisao|tecnico|como|quanto|quant[oa]s|onde|quando|por ?que|cancel\w+|ativ\w+|login|senha|tela|telas|anuncios?|conta|fatura|a parte|por fora|separad[oa]|custa|preco|valor|tirar|sem|troca\w*|mudar?|muda|upgrade)\b/;

/** Whether the chosen plan brings a service that is asked about, and which plans do. */
export function serviceOfChosenPlan(plain: string, asked: Asked): QuestionReading | null {
  const { facts } = asked;
  const plan = chosenPlan(facts);
  const isMeant = asksIfBrought.test(plain) && !asksOtherwise.test(plain);
  if (plan === null || !isMeant || pendingFields(asked).includes('idPlan')) return null;
  const offered = offeredPlans(facts);
  const said = servicesSaid(plain, offered);
  const brings = offered.filter((one) => said.every(({ criterion }) => criterion.keep([one]).length > 0));
  if (said.length === 0 || brings.length === 0 || missingServices(plain).length > 0) return null;
  if (brings.includes(plan))
    return { kind: 'question', reply: replies.streaming.ofChosen(plan.plan, appsOf(plan)) };
  const reply = replies.streaming.notOfChosen(plan.plan);
  const shown = few(brings);
  return facts.order === null
    ? withPlans(`${reply} ${replies.streaming.exchange}`, shown, offered, asked)
    : { kind: 'question', reply };
}
