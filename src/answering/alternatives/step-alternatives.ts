import type { StepId } from '../../funnel/steps/step-id.ts';
import { type Deferred, deferred } from '../preloading/deferred.tsx';

const parts = async () => (await import('./alternative-parts.ts')).alternativeParts;

/** What a visitor can do who cannot answer a required question. */
export const stepAlternatives: Partial<Record<StepId, Deferred<object>>> = {
  'consulta-telefone': deferred(async () => (await parts()).WithoutLine),
  'confirmacao-colaborador': deferred(async () => (await parts()).AnotherCode),
};
