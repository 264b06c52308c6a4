import { formatMonthly } from '../../../../brazil/money.ts';
import { planReplies } from '../../../../content/conversation/plan-replies.ts';
import { planAdviceSentence } from '../../../../content/screens/plan-advice-sentence.ts';
import type { Plan } from '../../../../contract/offer/plan.ts';
import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import { advisePlan, megaNeeded, type PlanNeeds } from '../../../../funnel/plan-advice/advise-plan.ts';
import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import { asksForPlan } from '../../plans/asked-of-plan.ts';
import { asksForAdvice, asksIfEnough, asksWhichIsBest, needsIn } from '../../plans/needs-said.ts';
import { hasPlan, type PlanMention, planMention } from '../../plans/plan-mention.ts';
import { turnsServiceDown, wishesPlan, wishesPlanNotSold } from '../../plans/plan-wish.ts';
import { missingServices, servicesSaid } from '../../plans/services-said.ts';
import { withoutOtherPlans } from '../../plans/without-other-plans.ts';
import type { Asked, QuestionReading } from '../../reading.ts';
import { isReview, pendingFields } from '../../recognise-answers.ts';
import { inDigits } from '../../spoken/spoken-numbers.ts';
import { plainOf, type Text, textOf, wordsOf } from '../../text/text.ts';
import { toEnough, toMention, toOnly, toPrice, toRank, toThere, toTurnedDown } from './mention-replies.ts';
import { few, withPlans } from './with-plans.ts';

function toNeeds(needs: PlanNeeds, asked: Asked, among: readonly Plan[]): QuestionReading | null {
  const offered = offeredPlans(asked.facts);
  if (asked.facts.coverage === null)
    return { kind: 'question', reply: planAdviceSentence.beforePlans(megaNeeded(needs)) };
  const advice = advisePlan(among, needs);
  if (advice === null) return null;
  const next = advice.next === null ? [] : [advice.next];
  const reply = planAdviceSentence.of(needs, advice, formatMonthly);
  const said = withPlans(reply, [advice.plan, ...next], offered, asked);
  const [advised] = said.suggestions ?? [];
  return { ...said, ...(advised && { meant: advised }) };
}

/** Asks what the connection is for, if advice is wanted and no use is named. */
const advising = ({ facts }: Asked): QuestionReading => ({
  kind: 'question',
  reply: planAdviceSentence.ask(offeredPlans(facts).length > 0),
  helper: 'plan-advice',
});

/** Whether the plan is the open question. */
export const isPlanAskedFor = ({ steps }: Asked): boolean =>
  steps.some(({ fields }) => fields.some((name) => name === 'idPlan'));

const otherChoices: readonly FieldName[] = ['due_date', 'direct_debit', 'schedules', 'bank'];
const isOtherChoice = (asked: Asked): boolean =>
  pendingFields(asked).some((name) => otherChoices.includes(name));
const namesPlans = /\b(?:planos?|mega|giga|internet|velocidade|streaming)\b/;

/** 'Quais as outras opções?', 'o que mais tem?': of the plans, where one is asked for and nothing else is named. */
const asksForOptions =
  /^(?:(?:e|mas|tem|sao|ha|existe|voces) )*(?:so|apenas|somente) (?:(?:tem|ha|sao|os) )*ess[ea]s(?: (?:planos?|opcoes|ai|mesmo))*$|^(?:e |mas )*(?:tem|ha|existe) mais (?:algum|planos?|opcoes)(?: plano)?$|^(?:(?:e|mas|tem|teria|ha|existe|existem|quais|qual|que|me|mostra|mostre|ver|vejo|quero|queria|sao|seriam|mesmo|as|os|o|a|todas|todos|outr[oa]s?|mais|alguma?|minhas|aqui|ai|alem|d?ess[ea]s?|d?est[ea]s?|d?el[ea]s?) )*(?:opcao|opcoes|alternativas?|planos|outr[oa]s?(?: plano)?|mais)(?: (?:tem|ha|tenho|existe|existem|aqui|ai|disponive[li]s?|sao|voces|vcs|alem|d?ess[ea]s?|d?est[ea]s?|d?el[ea]s?))*$/;

/** Suggestions for the plans on offer. */
function toOptions(plain: string, asked: Asked): QuestionReading | null {
  const offered = offeredPlans(asked.facts);
  const isMeant = isPlanAskedFor(asked) && asksForOptions.test(wordsOf(plain).join(' '));
  if (!isMeant || offered.length === 0) return null;
  const shown = few(offered);
  return withPlans(planReplies.options(offered.length, shown.length), shown, offered, asked);
}

/** The advice, if it is asked for, or if the visitor names needs instead of a plan. */
function toAdvice(plain: string, asked: Asked, isQuestion: boolean): QuestionReading | null {
  // 'Qual é melhor pra mim?' is said of the choice that is asked.
  if (isOtherChoice(asked) && !asked.isAdvising && !namesPlans.test(plain)) return null;
  const isOfPlans = isPlanAskedFor(asked) || namesPlans.test(plain) || plain.includes('?');
  const isAsked =
    asksForAdvice(plain, isPlanAskedFor(asked)) ||
    (isOfPlans && (asksIfEnough(plain) || asksWhichIsBest(plain)));
  if (!isAsked && !asked.isAdvising && (!isPlanAskedFor(asked) || isQuestion)) return null;
  const needs = needsIn(plain);
  if (needs !== null) return toNeeds(needs, asked, offeredPlans(asked.facts));
  return isAsked ? advising(asked) : null;
}

/** 'Algum com Netflix ou vou ter que pagar por fora': a service that no plan has, whatever is said beside it. */
function toMissing(plain: string, asked: Asked): QuestionReading | null {
  const [missing] = isPlanAskedFor(asked) ? missingServices(plain) : [];
  const mention =
    missing === undefined ? null : planMention(`com ${plainOf(missing)}`, offeredPlans(asked.facts));
  return mention && toMention(mention, plain, asked);
}

const wantsIncluded = /\b(?:com|vem|tem|inclu\w+|traz)\b/;

/** Which of several, or the one of them that the needs come to. */
function toMentionOrNeeds(mention: PlanMention, plain: string, asked: Asked): QuestionReading | null {
  // 'Qual desses aguenta uma TV no Netflix?' tells what the plan is for.
  if (mention.missed?.about === 'service' && asksForAdvice(plain, false) && !wantsIncluded.test(plain))
    return toAdvice(plain, asked, false) ?? toMention(mention, plain, asked);
  const needs = mention.plans.length > 1 && !mention.isNamed ? needsIn(plain) : null;
  return needs === null ? toMention(mention, plain, asked) : toNeeds(needs, asked, mention.plans);
}

/** The reply if no plan is certain. */
const withoutMention = (plain: string, asked: Asked, isQuestion: boolean): QuestionReading | null =>
  (isQuestion ? null : toMissing(plain, asked)) ??
  toOptions(plain, asked) ??
  toAdvice(plain, asked, isQuestion);

export const changesPlan =
  /\b(?:(?:quero|queria|gostaria)(?! (?:de )?(?:saber|ver))|vou querer|vou de|prefiro|preferia|troca\w*|muda\w*|bota|botar|coloca\w*|poe|passa|melhor)\b/;

/** A plan is chosen, and another question is open. */
const isChosen = (asked: Asked): boolean =>
  asked.facts.answers.idPlan !== undefined && !isPlanAskedFor(asked);
const exchanges =
  /^(?:(?:ah|nao|opa|pera|espera|entao|na verdade|eu|quero|queria|vou|pode|me)[ ,]+)*(?:troc\w+|mud[ae]\w*|passa|volta|prefiro|preferia)\b/;

/** 'Quero o de 700, ainda dá pra trocar?' */
const asksToChange =
  /[a-z\d],? (?:ainda )?(?:da (?:pra|para) (?:trocar|mudar)|posso (?:trocar|mudar)|consigo (?:trocar|mudar)|da tempo)[^,;]*\?$/;

/** Behind the choice of a plan, another that is not sold, or that is wished for by its services and is not one plan: 'muda pra aquele com Disney'. */
export function otherPlanReply(text: Text, asked: Asked): QuestionReading | null {
  const { facts } = asked;
  const meant = withoutOtherPlans(inDigits(text));
  const isStated = !text.plain.includes('?') || asksToChange.test(text.plain);
  if (isChosen(asked) && wishesPlanNotSold(meant, asked) && isStated)
    return planReply(textOf(meant), asked, false);
  const isMeant = isReview(asked)
    ? changesPlan.test(text.plain)
    : isChosen(asked) && exchanges.test(text.plain);
  const mention = isMeant ? planMention(inDigits(text), offeredPlans(facts)) : null;
  if (isReview(asked) && mention !== null && turnsServiceDown(text.plain))
    return toTurnedDown(mention, text.plain, asked);
  const isOfService = servicesSaid(text.plain, []).length > 0;
  return mention !== null && isOfService ? toMention(mention, text.plain, asked) : null;
}

/** 'O de 500 vem com Globoplay ou é à parte?' */
const orApart =
  / ou(?: (?:e|eh|paga|pago|tem que|pagar|cobram?|assino|fica|so|a|por|isso|separad[oa]|parte|fora|tudo))+[?. ]*$/;

/**
 * The reply to a message that speaks of plans without naming one: several that fit, what comes close to one that there is
 * not, or one that its needs come to. Null where it speaks of none, and where exactly one fits.
 */
export function planReply(text: Text, asked: Asked, isQuestion: boolean): QuestionReading | null {
  if (asked.facts.order !== null || hasPlan(text.plain)) return null;
  const plain = inDigits(text);
  // 'Tem algum com Premiere? Sou colorado e não perco jogo': the rest tells why.
  const asking = isQuestion
    ? plain
        .replace(/(?<=\?)[^?]*$/, '')
        .replace(/\bnao (?=tem\b)/, '')
        .replace(orApart, '')
    : plain;
  const isMeant =
    isPlanAskedFor(asked) || (!isQuestion && asked.facts.coverage !== null && wishesPlan(plain, asked));
  const mention = isMeant ? planMention(asking, offeredPlans(asked.facts)) : null;
  if (mention === null) return withoutMention(plain, asked, isQuestion);
  if (!isPlanAskedFor(asked) && turnsServiceDown(plain)) return toTurnedDown(mention, plain, asked);
  if (isQuestion && (asksIfEnough(plain) || !asksForPlan(mention, asking)))
    return toQuestion(mention, { plain, asking }, asked);
  return toMentionOrNeeds(mention, plain, asked);
}

/** `asking`: the message without the reason for its question. */
function toQuestion(
  mention: PlanMention,
  { plain, asking }: { plain: string; asking: string },
  asked: Asked,
): QuestionReading | null {
  if (asksIfEnough(plain)) return toEnough(mention, plain, asked) ?? toAdvice(plain, asked, true);
  return (
    toRank(mention, asking, asked) ??
    toOnly(mention, asking, asked) ??
    toPrice(mention, asking, asked) ??
    toThere(mention, asking, asked) ??
    (mention.plans.length === 1 ? null : toAdvice(plain, asked, true))
  );
}
