import { useEffect } from 'react';
import { fields } from '../../funnel/fields/fields.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import { fieldsWithWarnings } from '../../funnel/warnings/input-warning.ts';
import { inputFor } from '../input-for.ts';
import { MaskOver } from '../inputs/masks/mask-over.ts';
import { screens } from '../screens/screens.ts';
import { inputWarningFinder } from '../warnings/lazy-input-warnings.ts';
import { whenIdle } from './when-idle.ts';

/** Preloads the inputs of a step. */
export async function preloadStep(step: Step): Promise<void> {
  await Promise.all(
    step.fields.flatMap((name) => [
      inputFor[fields[name].input].preload?.(step.stage),
      fields[name].mask && MaskOver.preload(),
      fieldsWithWarnings.includes(name) && inputWarningFinder.load(),
    ]),
  );
}

/** The first page preloads one step only, to stay light; later pages look past steps that may be skipped. */
const stepsAhead = (index: number): number => (index === 0 ? 1 : 7);

const fetched = new Set<StepId>();

/** Preloads each step once. A failure is retried when the step is shown. */
async function fetchStep(step: Step): Promise<void> {
  if (fetched.has(step.id)) return;
  fetched.add(step.id);
  const screen = step.screen === 'form' ? null : screens[step.screen];
  await Promise.all([preloadStep(step), screen?.preload?.()]).catch(() => fetched.delete(step.id));
}

/** Preloads the next steps one at a time in idle moments, so that typing is not delayed. */
export function usePreload(shown: readonly Step[], journey: readonly StepId[]): void {
  const last = shown.at(-1)?.id;
  useEffect(() => {
    if (last === undefined) return;
    const index = journey.indexOf(last);
    const ahead = journey.slice(index + 1, index + 1 + stepsAhead(index)).filter((id) => !fetched.has(id));
    let callOff: () => void = () => undefined;
    const next = (at: number) => {
      const id = ahead[at];
      if (id === undefined) return;
      callOff = whenIdle(() => {
        fetchStep(stepOf(id));
        next(at + 1);
      });
    };
    next(0);
    return () => callOff();
  }, [last, journey]);
}
