import { Suspense } from 'react';
import type { Step } from '../../funnel/steps/step.ts';
import { useAppSelector } from '../store-hooks.ts';
import { stepAlternatives } from './step-alternatives.ts';

/** Rendered after the page, below everything that may change height. */
export function StepAlternatives({ steps }: { steps: readonly Step[] }) {
  const isReady = useAppSelector((state) => state.visit.phase === 'ready');
  if (!isReady) return null;
  return steps.map(({ id }) => {
    const Alternative = stepAlternatives[id];
    return (
      Alternative && (
        <Suspense key={id}>
          <Alternative />
        </Suspense>
      )
    );
  });
}
