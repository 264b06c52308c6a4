import { type ComponentType, type MouseEvent, useState } from 'react';
import type { PlanAdvisorProps } from '../../../answering/plan-advisor/PlanAdvisor.tsx';
import { siteLinks } from '../../../content/landing/site/site-links.ts';
import { planAdviceWords } from '../../../content/screens/plan-advice.ts';
import type { AdvisablePlan } from '../../../funnel/plan-advice/advise-plan.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import styles from './PlanAdvice.module.css';

export interface AdvisedPlan extends AdvisablePlan {
  sku: string;
}

interface Props {
  plans: readonly AdvisedPlan[];
}

/** Opens the plan adviser. Without scripts the link leads to the conversation. */
export function PlanAdvice({ plans }: Props) {
  const { hrefOf, go } = useSiteRoutes();
  const [Advisor, setAdvisor] = useState<ComponentType<PlanAdvisorProps<AdvisedPlan>> | null>(null);
  const open = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      const { PlanAdvisor } = await import('../../../answering/plan-advisor/PlanAdvisor.tsx');
      setAdvisor(() => PlanAdvisor<AdvisedPlan>);
    } catch {
      go(siteLinks.conversation);
    }
  };
  return (
    <div className={styles.advice}>
      {Advisor === null ? (
        // A press before hydration is held: the conversation starts with another question.
        <ButtonLink variant="secondary" href={hrefOf(siteLinks.conversation)} onClick={open} data-held>
          {planAdviceWords.open}
        </ButtonLink>
      ) : (
        <Advisor takesFocus plans={plans} onTake={({ sku }) => go(orderPath(sku))} />
      )}
    </div>
  );
}
