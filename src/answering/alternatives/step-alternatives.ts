import type { StepId } from '../../funnel/steps/step-id.ts';
import { type Deferred, deferred } from '../preloading/deferred.tsx';

const parts = async () => (await import('./alternative-parts.ts')).alternativeParts;

/** The way on for whoever cannot answer the one question that needs it. */
export const stepAlternatives: Partial<Record<StepId, Deferred<object>>> = {
  'consulta-telefone': deferred(async () => (await parts()).WithoutLine),
  'confirmacao-colaborador': deferred(async () => (await parts()).AnotherCode),
};
