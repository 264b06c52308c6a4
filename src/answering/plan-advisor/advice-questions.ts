import { planAdviceWords as words } from '../../content/screens/plan-advice.ts';
import {
  type AdvisablePlan,
  type PlanNeeds,
  servicesToChoose,
} from '../../funnel/plan-advice/advise-plan.ts';
import { uses } from '../../funnel/plan-advice/need-rules.ts';

export interface AdviceQuestion {
  ask: string;
  options: readonly { label: string; needs: PlanNeeds }[];
}

/** People, use and service; the service only if the plans differ in it. */
export function adviceQuestions(plans: readonly AdvisablePlan[]): readonly AdviceQuestion[] {
  const services = servicesToChoose(plans);
  const questions: AdviceQuestion[] = [
    {
      ask: words.people.ask,
      options: words.people.options.map(({ label, people }) => ({ label, needs: { people } })),
    },
    { ask: words.use.ask, options: uses.map((use) => ({ label: words.use.options[use], needs: { use } })) },
  ];
  if (services.length === 0) return questions;
  const options = [
    { label: words.service.any, needs: {} },
    ...services.map(({ slug, name }) => ({ label: name, needs: { service: slug } })),
    { label: words.service.none, needs: { service: 'none' } },
  ];
  return [...questions, { ask: words.service.ask, options }];
}
