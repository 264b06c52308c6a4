import { AsyncLocalStorage } from 'node:async_hooks';
import type { Metrics } from './metrics.ts';

/** Async context: the request, or the delivery that it caused. */
export interface Work {
  readonly requestId: string;
  readonly log: { info(facts: object, what: string): void };
  readonly metrics: Metrics | undefined;
}

const current = new AsyncLocalStorage<Work>();

export const during = <T>(work: Work, job: () => T): T => current.run(work, job);

export const currentWork = (): Work | undefined => current.getStore();
