import { AsyncLocalStorage } from 'node:async_hooks';
import type { Metrics } from './metrics.ts';

/** On whose behalf something happens: a request, or what the worker sends because of one. */
export interface Work {
  readonly requestId: string;
  readonly log: { info(facts: object, what: string): void };
  readonly metrics: Metrics | undefined;
}

const current = new AsyncLocalStorage<Work>();

/** Whatever the job does, at whatever depth, is done for this work. */
export const during = <T>(work: Work, job: () => T): T => current.run(work, job);

export const currentWork = (): Work | undefined => current.getStore();
