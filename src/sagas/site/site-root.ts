import { keyKeeper } from '../../contract/key-keeper.ts';
import { enquiryMade } from '../../store/site/enquiry-events.ts';
import { root } from '../root.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { fork, type Saga, takeEvery } from '../typed-effects.ts';
import { answerEnquiry } from './answer-enquiry.ts';

/** Root saga of the public pages: the usual root plus the forms. */
export function* siteRoot(dependencies: SagaDependencies): Saga {
  const callKeys = keyKeeper(dependencies.newKey);
  // takeEvery: two forms do not wait for each other; each form sends one request at a time.
  yield* takeEvery(enquiryMade, ({ payload }) => answerEnquiry(payload, { ...dependencies, callKeys }));
  yield* fork(root, dependencies);
}
