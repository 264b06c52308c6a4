import { planReplies } from '../../../../content/conversation/plan-replies.ts';
import type { KnowledgeId } from '../../../../content/knowledge/knowledge.ts';
import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import { missingServices } from '../../plans/services-said.ts';
import type { Asked, QuestionReading, Reading } from '../../reading.ts';
import { awaitedFields, isReview } from '../../recognise-answers.ts';
import { type Text, textOf, wordsOf } from '../../text/text.ts';
import { computedReplies } from '../topics/computed-replies.ts';
import { changesPlan } from './plan-reply.ts';

const mostOfService = 4;

const namesPlan = /\b(?:planos?|megas?|gigas?|com|tem|tenha|inclui)\b/;

/** A service is asked for in a plan, and not what it needs: 'dá pra pôr Netflix nesse plano?' */
const asksToHave =
  /\b(?:por|colocar|botar|incluir|inclui|incluem|adicionar|acrescentar|ter|tem|vem|vir|junto)\b/;
const asksForPlan = /\b(?:planos?|pacotes?|combos?) (?:com|que (?:tem|vem|inclui))\b/;
const asksWhatItNeeds =
  /\b(?:quant\w+|basta|roda\w*|trav\w+|aguent\w+|velocidade|assist\w+|ver|melhor|diferenca)\b/;

const general: ReadonlySet<string> = new Set([
  'aplicativos-inclusos',
  'como-escolher-o-plano',
] satisfies KnowledgeId[]);

/** Says that no plan has the service that is asked about, and which have one. */
function saysMissing(reading: QuestionReading, plain: string, asked: Asked): Reading {
  const isAsked = asksForPlan.test(plain) || (asksToHave.test(plain) && !asksWhatItNeeds.test(plain));
  const missing = isAsked ? missingServices(plain) : [];
  if (missing.length === 0 || offeredPlans(asked.facts).length === 0) return reading;
  const said = planReplies.noService(missing, false);
  if (reading.reply.includes(said.slice(0, -1))) return reading;
  const streaming = computedReplies.streaming(asked, plain);
  // Advice on a plan, a choice of questions, or the plans that have others. A topic of its own stays as it is.
  const isGeneral = reading.reply === streaming || general.has(reading.topic ?? '');
  if (!isGeneral && (reading.topic !== undefined || reading.suggestions === undefined)) return reading;
  const { suggestions: _, meant: __, ...rest } = reading;
  return { ...rest, reply: `${said} ${streaming}` };
}

/**
 * 'Queria com Prime Video, pode ser dos de 500', '600 com Disney, vencimento dia 10': a plan is proposed, or other answers are, and
 * that no plan has this service is said.
 */
export function withMissingService(reading: Reading, { plain }: Text, asked: Asked): Reading {
  if (reading.kind === 'question') return saysMissing(reading, plain, asked);
  if (reading.kind !== 'proposal') return reading;
  const isOfPlan =
    awaitedFields(asked).includes('idPlan') ||
    (isReview(asked) && changesPlan.test(plain) && namesPlan.test(plain)) ||
    reading.answers.some(({ field }) => field === 'idPlan');
  const missing = isOfPlan ? missingServices(plain) : [];
  if (missing.length === 0) return reading;
  const said = planReplies.noService(missing, false);
  const { left = '', ...rest } = reading;
  const isService = wordsOf(left).length <= mostOfService && missingServices(textOf(left).plain).length > 0;
  return {
    ...rest,
    ...(left !== '' && !isService && { left }),
    reply: reading.reply?.startsWith(said) ? said : [said, reading.reply].filter(Boolean).join(' '),
  };
}
