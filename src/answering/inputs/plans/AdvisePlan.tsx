import { Suspense, useState } from 'react';
import { planAdviceWords } from '../../../content/screens/plan-advice.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyWithPreload } from '../../../ui/late/lazy-with-preload.tsx';
import type { PlanAdvisorProps } from '../../plan-advisor/PlanAdvisor.tsx';
import styles from './PlanChoice.module.css';

const PlanAdvisor = lazyWithPreload<PlanAdvisorProps<Plan>>(
  async () => (await import('../../plan-advisor/PlanAdvisor.tsx')).PlanAdvisor,
);

/** Opens the plan adviser, which is loaded on demand. */
export function AdvisePlan({ plans, onTake }: PlanAdvisorProps<Plan>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.advice}>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {planAdviceWords.open}
      </Button>
      {isOpen && (
        <Suspense>
          <PlanAdvisor
            plans={plans}
            onTake={(plan) => {
              setOpen(false);
              onTake(plan);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
