import { enquiryMade } from '../../store/enquiry-events.ts';
import { root } from '../root.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { fork, type Saga, takeEvery } from '../typed-effects.ts';
import { answerEnquiry } from './enquiries.ts';

/** An order that begins on a public page: what runs from the start, and answers to what is asked for there. */
export function* siteRoot(dependencies: SagaDependencies): Saga {
  // takeEvery: two forms do not wait for each other; each asks one thing at a time by itself.
  yield* takeEvery(enquiryMade, ({ payload }) => answerEnquiry(payload, dependencies));
  yield* fork(root, dependencies);
}
