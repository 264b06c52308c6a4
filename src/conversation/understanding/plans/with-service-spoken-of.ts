import type { Plan } from '../../../contract/offer/plan.ts';
import { appsOf } from '../../../funnel/plans/apps-of.ts';
import { offeredPlans } from '../../../funnel/plans/offered-plans.ts';
import { planLabel } from '../../../funnel/plans/plan-label.ts';
import type { Asked } from '../reading.ts';
import { type Text, textOf } from '../text/text.ts';

/** 'E com 600?', 'e o de 1 giga?': another speed, and nothing else. */
const otherSpeed =
  /^(?:e|mas e|e se for|e se fosse)(?: (?:com|o|a|no|na|n?o de|de|do|pro|para o|plano|se|for|fosse|quanto|fica|sai|custa))* (?:\d{3,4}(?: ?(?:megas?|mb))?|(?:um |1 |dois |2 )?gigas?)[ ?!.]*$/;

/** The services that all plans of the last reply bring. */
function spokenOf({ suggested = [], facts }: Asked): readonly string[] {
  const offered = offeredPlans(facts);
  const plans: readonly Plan[] = suggested.flatMap(
    (said) => offered.find((plan) => said.endsWith(planLabel(plan, offered))) ?? [],
  );
  const [first = [], ...others] = plans.map(appsOf);
  return plans.length < suggested.length
    ? []
    : first.filter((app) => others.every((apps) => apps.includes(app)));
}

/** 'E com 600?' behind a reply about plans with HBO Max is meant with it. */
export function withServiceSpokenOf(text: Text, asked: Asked): Text {
  const apps = otherSpeed.test(text.plain) ? spokenOf(asked) : [];
  return apps.length === 0 ? text : textOf(`${text.shown.replace(/[ ?!.]+$/, '')} com ${apps.join(' e ')}?`);
}
