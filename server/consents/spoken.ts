import { AsyncLocalStorage } from 'node:async_hooks';

/** The operator who answers for a person on the phone, in all calls that follow from it. */
const listening = new AsyncLocalStorage<string>();

export const whileHeardBy = <T>(operatorId: string, job: () => T): T => listening.run(operatorId, job);

/** Undefined where the person answers by themselves. */
export const heardBy = (): string | undefined => listening.getStore();
