import { Suspense } from 'react';
import type { Step } from '../funnel/steps/step.ts';
import { selectFailure } from '../store/selectors.ts';
import { deferred } from './preloading/deferred.tsx';
import { useAppSelector } from './store-hooks.ts';

const OtherWays = deferred(async () => (await import('./screens/help/ContactOptions.tsx')).ContactOptions);

/** Whose contract is not found goes on another way. */
export function StuckHelp({ steps }: { steps: readonly Step[] }) {
  const isStuck = useAppSelector(selectFailure) !== null;
  return isStuck && steps[0]?.stage === 'contrato' ? (
    <Suspense>
      <OtherWays />
    </Suspense>
  ) : null;
}
