import type { Plan } from '../../../contract/plan.ts';
import type { Text } from '../text.ts';
import type { Asked } from '../understood.ts';
import { offeredPlans, onlyPlan, plansMeant, speedIn } from './plan-mention.ts';
import { type Found, type Recogniser, whole } from './recogniser.ts';

const ordinals = ['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext'];
const ordinal = new RegExp(`^(?:quero )?(?:[oa] )?(${ordinals.join('|')}|ultim)[oa](?: opcao| plano)?$`);

/** By its place in the list that the visitor looks at: 'o segundo', 'a última opção'. */
function byPlace(plain: string, plans: readonly Plan[]): Plan | undefined {
  const place = ordinal.exec(plain)?.[1];
  if (place === undefined) return undefined;
  return place === 'ultim' ? plans.at(-1) : plans[ordinals.indexOf(place)];
}

const found = (plan: Plan | null | undefined, text: Text): Found | null =>
  plan ? { raw: { idPlan: [String(plan.id)] }, ...whole(text) } : null;

/** '600', 'o de 600 com Globoplay': a number that is no price is a speed. */
const bareSpeed = /(?<![\d,.$] ?)\b(\d{3,4})\b(?! ?(?:reais|conto|[,.]\d))/;

function find(text: Text, asked: Asked): Found | null {
  const plans = offeredPlans(asked.facts);
  const plain = speedIn(text.plain) === null ? text.plain.replace(bareSpeed, '$1 mega') : text.plain;
  const meant = plansMeant(plain, plans);
  return meant === null ? found(byPlace(plain, plans), text) : found(onlyPlan(meant, plain), text);
}

const wanted =
  /\b(?:quero|escolho|prefiro|fico com|contratar|assinar|vou de|plano|mudar para|trocar para|o de(?= \d))\b/;
const bareSpeedOfPlan = /\b(?:o de|plano(?: de)?) (\d{3,4})\b(?! ?(?:reais|conto|[,.]\d))/;

/** Out of turn a number is a speed where it is said of a plan, and a plan has it. */
function namesSpeed(plain: string, { facts }: Asked): boolean {
  const bare = Number(bareSpeedOfPlan.exec(plain)?.[1]);
  return speedIn(plain) !== null || offeredPlans(facts).some(({ plan_download }) => plan_download === bare);
}

export const recognisePlan: Recogniser = {
  asked: (text, asked) =>
    /\b(?:nao|ou)\b/.test(text.plain) && !/nao quero (?:streaming|app)/.test(text.plain)
      ? null
      : find(text, asked),
  anywhere: (text, asked) => {
    const match = wanted.exec(text.plain);
    if (match === null || /\bnao\b|\btenho\b/.test(text.plain) || !namesSpeed(text.plain, asked)) return null;
    const tail = /^[^\uE000\n,;]+/.exec(text.plain.slice(match.index))?.[0] ?? '';
    const plan = find({ shown: tail, plain: tail }, asked);
    return plan === null ? null : { ...plan, from: match.index, to: match.index + tail.length };
  },
};
