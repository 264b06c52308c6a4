import { consentReplies } from '../../../content/conversation/consent-replies.ts';
import { offeredPlans } from '../../../funnel/plans/offered-plans.ts';
import { chosenPlan } from '../../../funnel/plans/plan-choice.ts';
import { planLabel } from '../../../funnel/plans/plan-label.ts';
import type { Asked, Reading } from '../reading.ts';
import { awaitedFields, stepFor } from '../recognise-answers.ts';
import { asksMore } from '../recognisers/recognise-consent.ts';
import type { Text } from '../text/text.ts';
import { refusesAll } from '../yes-no/refuses-all.ts';
import { yesOrNoAtStep } from '../yes-no/yes-no-at-step.ts';
import { few, withPlans } from './plans/with-plans.ts';

const consents = ['accept_information', 'accept_contact'] as const;

/** A yes to the one plan there is; or to the one that is chosen already, which is asked about. */
function planAgreedTo(asked: Asked): Reading | null {
  const offered = offeredPlans(asked.facts);
  const [only, another] = offered;
  const plan = another === undefined ? only : chosenPlan(asked.facts);
  const step = stepFor('idPlan', asked);
  if (plan === undefined || plan === null || step === null) return null;
  const raw = { idPlan: [String(plan.id)] };
  return another === undefined
    ? { kind: 'answer', raw }
    : { kind: 'proposal', answers: [{ step, field: 'idPlan', raw, shown: planLabel(plan, offered) }] };
}

/** 'Nenhum desses me agrada'. */
const dislikes =
  /^(?:(?:poxa|olha|ah|mas|e|entao|vixe|eita)[ ,]*)*(?:nenhuma?|nada|nao)\b(?: (?:d\w+|ness[ea]s|planos?|opc\w+|ofertas?|ai|me|se|muito|eu|que|vi|tem|achei|nada|nenhuma?))* (?:agrad|interess|serv|gost|curti|atend|convenc|combin|encaix|prest|deu vontade)\w*(?: (?:de|nao|nenhum\w*|muito|d?ess[ea]s?|d?est[ea]s?|d?el[ea]s?|planos?|opc\w+|ofertas?|ai|nada|mim|pra|me|viu|moc[oa]))*[.! ]*$/;

/** 'Não quero deixar nada', 'vou procurar outra': no contact is left. */
const leavesNone =
  /\bnao (?:quero|vou|gostaria de|precisa) (?:\w+ ){0,2}?(?:(?:deixar|dar|passar) (?:nada|nenhum|(?:o |meu |minha |meus |os )*(?:contatos?|dados))|avis\w+)\b|\b(?:vou|prefiro|melhor) (?:atras de|procurar|buscar|contratar|ver) (?:em |com |n)?(?:uma? )?outra(?: (?:operadora|empresa|internet))?(?: \w{1,4})?[.! ]*$/;

export const turnsContactDown = (plain: string, asked: Asked): boolean =>
  awaitedFields(asked).includes('accept_contact') && !/\?|\d{3}/.test(plain) && leavesNone.test(plain);

/** The reply to a yes or a no without an object: a consent refused, or a plan accepted or not. */
export function consentReply({ plain, shown }: Text, asked: Asked): Reading | null {
  const awaited = awaitedFields(asked);
  const isPlan = awaited.includes('idPlan');
  const consent = consents.find((name) => awaited.includes(name));
  if (asked.isGiven || shown.includes('?') || asksMore.test(plain) || (!isPlan && consent === undefined))
    return null;
  const isYes = isPlan && (dislikes.test(plain) || refusesAll(plain)) ? false : yesOrNoAtStep(plain, asked);
  if (isYes === null) return null;
  if (consent !== undefined)
    return isYes ? null : { kind: 'question', reply: consentReplies.declined[consent] };
  const offered = offeredPlans(asked.facts);
  if (offered.length === 0) return null;
  const agreed = isYes ? planAgreedTo(asked) : null;
  const declined = asked.facts.existingContract === null ? 'otherPlan' : 'presentPlan';
  return agreed ?? withPlans(consentReplies[isYes ? 'whichPlan' : declined], few(offered), offered, asked);
}

const disagrees =
  /^(?:(?:eu|ainda|olha|mas|entao|assim)[ ,]+)*nao (?:concordo|aceito|confirmo|assino)\b|^ainda nao\b/;

/** 'Não concordo com a multa': a no to the order, and no wish to cancel it. */
export const disagreementReply = ({ plain }: Text, asked: Asked): Reading | null =>
  awaitedFields(asked).includes('accept_information') && disagrees.test(plain)
    ? { kind: 'question', reply: consentReplies.declined.accept_information }
    : null;
