import { Suspense } from 'react';
import type { Step } from '../funnel/step.ts';
import type { RootState } from '../store/root-reducer.ts';
import { stepAsides } from './step-asides.ts';
import { useSelector } from './store-view.ts';

/** Comes after the page itself, and stands below everything that could move. */
export function StepAsides({ steps }: { steps: readonly Step[] }) {
  const isReady = useSelector((state: RootState) => state.visit.phase === 'ready');
  if (!isReady) return null;
  return steps.map(({ id }) => {
    const Aside = stepAsides[id];
    return (
      Aside && (
        <Suspense key={id}>
          <Aside />
        </Suspense>
      )
    );
  });
}
