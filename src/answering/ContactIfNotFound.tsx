import { Suspense } from 'react';
import type { Step } from '../funnel/steps/step.ts';
import { selectFailure } from '../store/selectors.ts';
import { ContactOptions } from './screens/help/lazy-help.ts';
import { useAppSelector } from './store-hooks.ts';

/** If a contract is not found, the contact options are shown, also beside a refused answer that may be sent again. */
export function ContactIfNotFound({ steps }: { steps: readonly Step[] }) {
  const hasFailed = useAppSelector(
    (state) => selectFailure(state) !== null || steps.some(({ id }) => state.effects.failures[id]),
  );
  return hasFailed && steps[0]?.stage === 'contrato' ? (
    <Suspense>
      <ContactOptions />
    </Suspense>
  ) : null;
}
