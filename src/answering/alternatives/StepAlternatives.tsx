import type { ComponentType } from 'react';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { useAppSelector } from '../store-hooks.ts';
import { AnotherCode } from './AnotherCode.tsx';
import { WithoutLine } from './WithoutLine.tsx';

/** What a visitor can do who cannot answer a required question. */
const stepAlternatives: Partial<Record<StepId, ComponentType>> = {
  'consulta-telefone': WithoutLine,
  'confirmacao-colaborador': AnotherCode,
};

/** Rendered after the page, below everything that may change height. */
export function StepAlternatives({ steps }: { steps: readonly Step[] }) {
  const isReady = useAppSelector((state) => state.visit.phase === 'ready');
  if (!isReady) return null;
  return steps.map(({ id }) => {
    const Alternative = stepAlternatives[id];
    return Alternative && <Alternative key={id} />;
  });
}
