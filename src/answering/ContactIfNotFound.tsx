import { Suspense } from 'react';
import type { Step } from '../funnel/steps/step.ts';
import { selectFailure } from '../store/selectors.ts';
import { ContactOptions } from './screens/help/lazy-help.ts';
import { useAppSelector } from './store-hooks.ts';

/** If a contract is not found, the contact options are shown. */
export function ContactIfNotFound({ steps }: { steps: readonly Step[] }) {
  const isStuck = useAppSelector(selectFailure) !== null;
  return isStuck && steps[0]?.stage === 'contrato' ? (
    <Suspense>
      <ContactOptions />
    </Suspense>
  ) : null;
}
