import { useEffect } from 'react';
import type { Step } from '../../funnel/step.ts';
import type { StepId } from '../../funnel/step-id.ts';
import { stepOf } from '../../funnel/steps.ts';
import { preloadStep } from '../preload.ts';
import { whenIdle } from '../when-idle.ts';
import { screens } from './screens.ts';

/** The first page loads little beyond itself; later ones look past the steps that may be skipped. */
const stepsAhead = (place: number): number => (place === 0 ? 1 : 7);

/** Fetches what the next pages need while the visitor answers this one. */
export function usePreload(shown: readonly Step[], journey: readonly StepId[]): void {
  const last = shown.at(-1)?.id;
  useEffect(() => {
    if (last === undefined) return;
    const place = journey.indexOf(last);
    return whenIdle(() => {
      for (const step of journey.slice(place + 1, place + 1 + stepsAhead(place)).map(stepOf)) {
        // What cannot be fetched now is fetched when it is shown.
        Promise.all([preloadStep(step), step.screen !== 'form' && screens[step.screen].preload()]).catch(
          () => undefined,
        );
      }
    });
  }, [last, journey]);
}
