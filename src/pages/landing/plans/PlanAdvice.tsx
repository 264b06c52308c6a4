import { type MouseEvent, useState } from 'react';
import type { PlanAdvisorProps } from '../../../answering/plan-advisor/PlanAdvisor.tsx';
import { siteLinks } from '../../../content/landing/site/site-links.ts';
import { planAdviceWords } from '../../../content/screens/plan-advice.ts';
import type { AdvisablePlan } from '../../../funnel/plan-advice/advise-plan.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { lazyWithPreload } from '../../../ui/late/lazy-with-preload.tsx';
import styles from './PlanAdvice.module.css';

export interface AdvisedPlan extends AdvisablePlan {
  sku: string;
}

const Advisor = lazyWithPreload<PlanAdvisorProps<AdvisedPlan>>(
  async () => (await import('../../../answering/plan-advisor/PlanAdvisor.tsx')).PlanAdvisor,
);

/** Opens the plan adviser. Without scripts the link leads to the conversation. */
export function PlanAdvice({ plans }: { plans: readonly AdvisedPlan[] }) {
  const { hrefOf, go } = useSiteRoutes();
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    Advisor.preload().then(
      () => setOpen(true),
      () => go(siteLinks.conversation),
    );
  };
  return (
    <div className={styles.advice}>
      {isOpen ? (
        <Advisor takesFocus plans={plans} onTake={({ sku }) => go(orderPath(sku))} />
      ) : (
        // A press before hydration is held: the conversation starts with another question.
        <ButtonLink variant="secondary" href={hrefOf(siteLinks.conversation)} onClick={open} data-held>
          {planAdviceWords.open}
        </ButtonLink>
      )}
    </div>
  );
}
