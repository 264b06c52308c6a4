import type { StepId } from '../funnel/step-id.ts';
import { type Deferred, deferred } from './deferred.tsx';

/** The way on for whoever cannot answer the one question that needs it. */
export const stepAsides: Partial<Record<StepId, Deferred<object>>> = {
  'consulta-telefone': deferred(async () => (await import('./asides/WithoutLine.tsx')).WithoutLine),
  'confirmacao-colaborador': deferred(async () => (await import('./asides/AnotherCode.tsx')).AnotherCode),
};
