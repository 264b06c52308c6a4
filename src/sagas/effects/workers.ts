import { failed } from '../../api/call-result.ts';
import { errorTexts } from '../../api/error-catalogue.ts';
import type { EffectName } from '../../funnel/step.ts';
import { type Saga, wait } from '../saga.ts';
import { findPostcode } from './find-postcode.ts';
import type { LaterEffect } from './later-workers.ts';
import type { Task, Worked, Worker } from './worker.ts';

/** All but the first question's worker arrive while that question is being answered. */
const later = (name: LaterEffect): Worker =>
  function* (task: Task): Saga<Worked> {
    const loaded = yield* wait(() => import('./later-workers.ts').catch(() => null));
    return loaded === null ? failed('network', errorTexts.network) : yield* loaded.laterWorkers[name](task);
  };

/** What each named effect does. A new name without a worker does not compile. */
export const workerOf = (name: EffectName): Worker => (name === 'findPostcode' ? findPostcode : later(name));
